import type { Config } from '@react-router/dev/config'
import { growingAddresses } from '#content/listing.ts'
import { blogAddresses } from './app/routes/template/content/blog.ts'
import { finishBuild } from './scripts/finish-build.ts'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...growingAddresses(), ...blogAddresses()],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config
