import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Schema } from '#server/storage/schema.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Brings the schema up to date. Several servers may call it at once: one works, the others wait. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations() } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

function readMigrations(): Record<string, Migration> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return Object.fromEntries(
    names.map((name) => [name.replace('.sql', ''), migration(readFileSync(new URL(name, folder), 'utf8'))]),
  )
}

function migration(text: string): Migration {
  const statements = text.replaceAll(/^--.*$/gm, '').split(/;\s*(?:\n|$)/)
  return {
    async up(db) {
      for (const statement of statements) if (statement.trim() !== '') await sql.raw(statement).execute(db)
    },
  }
}
