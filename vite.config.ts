import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// The form service beside it, as `npm run dev` starts it.
const service = `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  css: { modules: { generateScopedName: '[name]__[local]' } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': service, '/category': service },
  },
})
