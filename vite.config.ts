import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNames } from './app/renderer/vite/class-names.ts'
import { developmentPages } from './app/renderer/vite/development-pages.ts'
import { inlineScript } from './app/renderer/vite/inline-script.ts'
import { layerOfRoom } from './app/renderer/vite/layer-of-room.ts'
import { stylesFromPages } from './app/renderer/vite/page-styles.ts'

// The form service beside it, as `npm run dev` starts it.
const service = `http://127.0.0.1:${process.env.PORT ?? 8080}`
const folder = process.env.BUILD_DIR ?? 'build'

// Two builds: what renders the pages (with their CSS, fonts and pictures), and what few scripts the browser gets.
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), inlineScript(), layerOfRoom(), stylesFromPages(), developmentPages()],
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available', assetsDir: 'static', manifest: 'manifest.json' },
  environments: {
    client: {
      build: {
        outDir: `${folder}/client`,
        rolldownOptions: {
          input: 'app/entry.ts',
          output: { entryFileNames: 'static/js/[name].[hash].js', chunkFileNames: 'static/js/[name].[hash].chunk.js' },
        },
      },
    },
    ssr: {
      build: {
        // Of this build only, and gone after it.
        outDir: `.cache/renderer-${process.pid}`,
        emitAssets: true,
        copyPublicDir: false,
        cssMinify: true,
        // Baseline of today: a mask needs no second spelling.
        cssTarget: ['chrome120', 'edge120', 'firefox117', 'safari16.4', 'ios16.4'],
        // What the build's scripts import too is there once, as Node reads it.
        rolldownOptions: { input: 'app/renderer/render.tsx', external: /^#(reader|contracts|words|design)\// },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) await builder.build(builder.environments[name] as never)
    },
  },
  css: { modules: { generateScopedName: classNames(command === 'build') } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // Development does not care for built files.
    watch: { ignored: ['**/build/**', '**/.cache/**', '**/data/**'] },
    proxy: { '/api': service, '/category': service },
  },
}))
