import type { Settings } from './settings.ts'

/**
 * Who stands behind the site (LSSI art. 10, GDPR art. 13). What the owner has not given yet reads as a plain sentence;
 * `npm run launch` names it.
 */
export function holderTexts({ brand, owner }: Settings, ways: { email: string; phone: string }) {
  const asked = `se da a quien lo pida en ${ways.email} o en el teléfono ${ways.phone}`
  const name = owner.name || `el titular del taller ${brand}`
  const nif = owner.nif || asked
  return {
    'owner.name': name,
    ownerLines: owner.name
      ? lines([
          ['Titular', owner.name],
          ['NIF', nif],
          ['Datos de inscripción registral', owner.registry],
        ])
      : lines([
          ['Titular', `${name}. Su nombre y su NIF se dan a quien los pida por cualquiera de las vías de esta lista`],
        ]),
    responsibleLines: owner.name
      ? lines([
          ['Responsable', `${owner.name} (${brand})`],
          ['NIF', nif],
        ])
      : lines([['Responsable', name]]),
  }
}

const lines = (rows: [string, string][]) =>
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `- **${label}:** ${value}`)
    .join('\n')
