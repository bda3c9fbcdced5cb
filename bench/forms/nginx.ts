import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/server/postgres.ts'

/** nginx on the same built files, compressed beforehand; or a sentence why there is none. */
export async function startNginx(
  client: string,
  folder: string,
): Promise<{ address: string; stop: () => void } | string> {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync)
  if (program === undefined) return 'nginx is not installed here: no comparison'
  const port = await freePort()
  const home = join(folder, 'nginx')
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'nginx.conf'), configuration(client, home, port))
  const check = spawnSync(program, ['-t', '-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')], {
    encoding: 'utf8',
  })
  if (check.status !== 0) return `nginx does not start here: ${check.stderr.trim().split('\n').at(-1)}`
  const server = spawn(program, ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')], {
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 50; attempt++) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      break
    await wait(50)
  }
  return { address, stop: () => void server.kill('SIGTERM') }
}

// The page's brotli file is served as it lies there: Debian's nginx has no brotli module, and nothing is quicker.
const configuration = (client: string, home: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${home}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000 inactive=60s;
  keepalive_requests 100000000;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi; uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${client};
    location = / { types {} default_type text/html; add_header Content-Encoding br; try_files /index.html.br =404; }
  }
}
`
