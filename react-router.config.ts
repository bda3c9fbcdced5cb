import type { Config } from '@react-router/dev/config'
import { finishBuild } from './scripts/finish-build.ts'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config
