/** A leaf of a cabinet, left of the middle for what goes out of it, and a board seen from its end: what most of them begin with. */
export const leaf = 'M4 1h20v30H4z'
const board = 'M4 21l12-9h22v6l-12 9H4zM4 21h22v6M26 21l12-9'
const grain = 'M11 18.5h13M15 15h15'

/** Options that a line says faster than a word, in a field of 40 × 32: first its outline, which ends with z, then what is in it. */
export const optionDrawings: Record<string, string> = {
  puertas: 'M4 3h32v26H4zM20 3v26M17 14v4M23 14v4',
  correderas: 'M4 3h32v26H4zM18 3v26M22 3v26M14 16H8l3-3M8 16l3 3M26 16h6l-3-3M32 16l-3 3',
  bajas: 'M4 3h32v26H4zM4 10h32M4 17h32M20 17v12',
  abierto: 'M4 3h32v26H4zM4 11.5h32M4 20.5h32M20 3v26',
  zocalo: 'M4 5h32v19H4zM7 24v5h26v-5',
  patas: 'M4 5h32v17H4zM8 22v7M32 22v7',
  pomo: `${leaf}M19 16a1.5 1.5 0 1 0 .1 0z`,
  asa: `${leaf}M20 11v10`,
  pulsador: `${leaf}M32 16h-9l3-3M23 16l3 3`,
  exento: 'M12 5h16v24H12zM20 5v24M4 29h32',
  empotrado: 'M12 3h16v26H12zM20 3v26M4 11l8-8M4 19l8-8M4 27l8-8M28 11l8-8M28 19l8-8M28 27l8-8',
  abrigos: `${leaf}M4 5h20M8 5v2l-2 2v16h4V9L8 7M14 5v2l-2 2v16h4V9l-2-2M20 5v2l-2 2v16h4V9l-2-2`,
  camisas: `${leaf}M4 4h20M4 17h20M9 4v2L7 8v6h4V8L9 6M19 4v2l-2 2v6h4V8l-2-2M9 17v2l-2 2v6h4v-6l-2-2M19 17v2l-2 2v6h4v-6l-2-2`,
  frontal: `${leaf}M14 4v3l-7 4v15h14V11l-7-4`,
  baldas: `${leaf}M4 8.5h20M4 16h20M4 23.5h20`,
  cajones: `${leaf}M4 8.5h20M4 16h20M4 23.5h20M12 4.8h4M12 12.3h4M12 19.8h4M12 27.3h4`,
  zapatero: `${leaf}M4 11h20M4 21h20M8 11V6h3l4 3c3 0 4 .5 4 2M8 21v-5h3l4 3c3 0 4 .5 4 2M8 31v-5h3l4 3c3 0 4 .5 4 2`,
  tablero: `${board}M4 23h22M4 25h22${grain}`,
  melamina: board,
  macizo: `${board}M6 27c1-5 6-5 7 0M16 21c1 5 6 5 7 0${grain}`,
  aceite: `${board}${grain}M21 2c2 2.6 3 3.8 3 5.2a3 3 0 0 1-6 0c0-1.4 1-2.6 3-5.2z`,
  barniz: `${board}${grain}M4 17.5l12-9h22`,
}
