import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// The form service beside it, as `npm run dev` starts it.
const service = `http://127.0.0.1:${process.env.PORT ?? 8080}`

// What every page needs anyway, in one file: it compresses better and the manifest names fewer.
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//

export default defineConfig(({ isPreview }) => ({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 2 },
                {
                  name: 'house',
                  test: /app\/(ui|shell|behaviour)\/|contracts\/|page-meta|lucide|preload/,
                  minShareCount: 8,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: '[name]__[local]' } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The preview server, from which pages are prerendered, would watch the folder they are written to: after each page
    // all of them would be looked at again. Nor does development care for built files.
    watch: isPreview ? null : { ignored: ['**/build/**', '**/.cache/**', '**/data/**'] },
    proxy: { '/api': service, '/category': service },
  },
}))
