import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/addresses.ts'
import { finishBuild } from './scripts/finish-build.ts'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: false,
  prerender: () => prerenderedPaths(),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config
