/** A measure in a drawing: its line with the two strokes that end it, and where its letter stands. */
type Measure = { line: string; letter: [x: number, y: number] }
/**
 * The piece, the floor between its feet, and what of it is washed in colour where its lines do not enclose it; the floor around it, and the ceiling
 * where a measure goes up to there.
 */
type Drawing = { lines: string; shade?: string; wash?: string; room?: string; measures: Measure[] }

const below = (from: number, to: number, y = 114): Measure => ({
  line: `M${from} ${y}H${to}M${from} ${y - 3}v6M${to} ${y - 3}v6`,
  letter: [(from + to) / 2, y + 11],
})
const beside = (from: number, to: number, x: number): Measure => ({
  line: `M${x} ${from}V${to}M${x - 3} ${from}h6M${x - 3} ${to}h6`,
  letter: [x - 8, (from + to) / 2 + 3],
})
/** Along an edge that goes back, from its front end. */
const back = (x: number, y: number, dx: number, dy: number): Measure => ({
  line: `M${x} ${y}l${dx} ${dy}M${x - 2} ${y - 3}l4 6M${x + dx - 2} ${y + dy - 3}l4 6`,
  letter: [x + dx / 2 + 7, y + dy / 2 + 9],
})

/** The floor to the left and to the right of what stands on it. */
const floor = (from: number, left: number, right: number, to: number) => `M${from} 104H${left}M${right} 104H${to}`
const flight = 'M120 104V92h-14V80h-14V68h-14V56h-14V44h-14V32H16v8h24L114 104z'
const behind = 'M120 104l14-8V84h-14V72h-14V60h-14V48h-14V36h-14V24H30L16 32'
const edges = Array.from(
  { length: 5 },
  (_, k) => `M${120 - 14 * k} ${92 - 12 * k}l14-8M${106 - 14 * k} ${92 - 12 * k}l14-8`,
)

const rafters = Array.from({ length: 7 }, (_, k) => `M${30 + 15 * k} 36l18-14`).join('')

/** The pieces as a joiner draws them for a customer: seen from the front, in one scale, hairlines on a field of 160 × 128. */
export const drawings = {
  armario: {
    lines:
      'M28 24h96v80H28zM28 24l16-10h96v80l-16 10M124 24l16-10M28 98h96M52 24v74M76 24v74M100 24v74M48 58v8M56 58v8M96 58v8M104 58v8',
    room: floor(14, 28, 140, 152),
    measures: [below(28, 124), beside(24, 104, 18), back(131, 109, 16, -10)],
  },
  vestidor: {
    lines: `M28 22h104v82H28zM28 22l12-8h104v82l-12 8M132 22l12-8M62 22v82M98 22v82M28 32h34M98 32h34${[36, 47, 108, 120].map((x) => `M${x} 32v4l-4 4v${x < 60 ? 26 : 46}h8V40l-4-4`).join('')}M28 78h34M28 91h34M62 42h36M62 60h36M62 78h36M62 91h36M78 84.5h4M78 97.5h4M43 84.5h4M43 97.5h4`,
    wash: 'M28 22l12-8h104v82l-12 8H28z',
    room: floor(14, 28, 144, 154),
    measures: [below(28, 132), beside(22, 104, 18), back(139, 109, 12, -8)],
  },
  cocina: {
    lines:
      'M16 70h104v30H16zM13 66h110v4H13zM13 66l14-9h110l-14 9M137 57v4l-14 9M134 63v28l-14 9M42 70v30M68 70v30M94 70v30M20 100v4h96v-4M116 104l14-9v-1.4M22 26h60v20H22zM22 26l8-5h60l-8 5M90 21v20l-8 5M42 26v20M62 26v20M95 40h28v6H95zM95 40l8-5h1M119 35h12l-8 5M131 35v6l-8 5M104 37.5V17h10v20.5zM104 17l5-3h10l-5 3M119 14v20.4l-5 3.1M58 62v-9c0-4 7-4 7 0',
    wash: 'M13 66l14-9h110v4l-3 2v28l-4 2.6v1.4l-14 9H20v-4h-4V70h-3zM22 26l8-5h60v20l-8 5H22zM95 40l8-5h28v6l-8 5H95zM104 37.5V17l5-3h10v20.4l-5 3.1z',
    room: 'M8 104H152M8 14H152',
    measures: [below(16, 120), back(127, 109, 14, -9), beside(14, 104, 8)],
  },
  puerta: {
    lines:
      'M56 104V16h48v88M60 104V20h40v84M66 28h28v30H66zM66 66h28v30H66zM56 16l12-8h48v88l-12 8M104 16l12-8M97 60.5h-4',
    wash: 'M56 104V16l12-8h48v88l-12 8z',
    room: floor(26, 56, 104, 142),
    measures: [below(60, 100), beside(20, 104, 46), back(111, 109, 12, -8)],
  },
  escalera: {
    lines: `${flight}${behind}${edges.join('')}M50 32l14-8`,
    wash: `${flight}${behind}h34v12h14v12h14v12h14v12h14v12h14z`,
    room: floor(4, 114, 120, 150),
    measures: [beside(32, 104, 8), below(36, 120), back(127, 109, 14, -8)],
  },
  mesa: {
    lines:
      'M24 50h92v5H24zM24 50l24-16h92l-24 16M116 55l24-16v-5M30 55v49h5V55M105 55v49h5V55M129 46v42h5V43M52 55v33h5V55',
    shade: 'M30 104l24-16h80l-24 16z',
    room: floor(12, 30, 110, 150),
    measures: [below(24, 116), back(122, 60, 24, -16), beside(50, 104, 14)],
  },
  libreria: {
    lines:
      'M28 22h96v82H28zM28 22l12-8h96v82l-12 8M124 22l12-8M28 42h96M28 62h96M28 82h96M60 22v82M92 22v82M32 42V28M36 42V28M40 42V30M64 62V50M68 62V48M72 62V50M76 62V50M97 42l4-14M104 42V30M108 42V28M96 82V70M100 82V68M104 82V70M108 82V72',
    room: floor(14, 28, 136, 152),
    measures: [below(28, 124), beside(22, 104, 18), back(131, 109, 12, -8)],
  },
  ventana: {
    lines:
      'M28 22h88v70H28zM28 22l10-6h88l-10 6M126 16v70l-10 6M33 27h37v60H33zM74 27h37v60H74zM38 32h27v50H38zM79 32h27v50H79zM72 55v7M43 46l10-8M43 56l16-13M84 46l10-8M84 56l16-13M20 96h104v5H20zM20 96l8-5M124 96l16-10v5l-16 10M140 86h-14',
    wash: 'M28 22l10-6h88v70l-10 6H28zM38 32v50h27V32zM79 32v50h27V32zM20 96l8-5h88l10-5h14v5l-16 10H20z',
    measures: [below(28, 116, 112), beside(22, 92, 12)],
  },
  pergola: {
    lines: `M26 36h98v6H26zM34 42v62h5V42M111 42v62h5V42M44 22h98v6h-8M142 28v-6${rafters}M54 42v48h4V42M130 32v58h4V28`,
    wash: 'M26 36h98v6H26zM34 42h5v62h-5zM111 42h5v62h-5zM54 42h4v48h-4zM130 32h4v58h-4z',
    shade: 'M34 104l20-14h80l-18 14z',
    room: floor(22, 34, 134, 150),
    measures: [below(34, 116), back(121, 107, 20, -16), beside(36, 104, 24)],
  },
  aparador: {
    lines:
      'M28 56h92v34H28zM25 52h98v4H25zM25 52l16-12h98l-16 12M139 40v4l-16 12M135 47v32l-15 11M58 56v34M90 56v34M58 67h32M58 78.5h32M72 61.5h4M72 73h4M72 84.5h4M54 71v5M94 71v5M32 90l-2 14M116 90l2 14M131 82.5l2 10.5M46 90l-1 3',
    wash: 'M28 56h92v34H28zM25 52h98v4H25zM25 52l16-12h98l-16 12zM139 40v4l-16 12v-4zM120 58l15-11v32l-15 11z',
    shade: 'M30 104l15-11h88l-15 11z',
    room: floor(14, 26, 124, 146),
    measures: [below(25, 123), beside(52, 104, 16), back(127, 96, 15, -11)],
  },
  restaurar: {
    lines:
      'M32 60h80v40H32zM29 54h86v6H29zM29 54l16-12h86l-16 12M131 42v6l-19 12M128 51v38l-16 11M48 54v46M96 54v46M67 60h10v12H67zM72 64v4M36 100v4h6v-4M102 100v4h6v-4',
    wash: 'M32 60h80v40H32zM29 54h86v6H29zM29 54l16-12h86l-16 12zM131 42v6l-16 12v-6zM112 60l16-12v41l-16 11z',
    room: floor(16, 36, 124, 144),
    measures: [below(32, 112), beside(54, 104, 22), back(119, 105, 16, -11)],
  },
  otra: {
    lines: 'M28 50h84v54H28zM28 50l18-13h84v54l-18 13M112 50l18-13M28 104l18-13V37M46 91h84',
    wash: 'M28 104l18-13h84l-18 13z',
    room: floor(14, 28, 130, 150),
    measures: [below(28, 112), beside(50, 104, 18), back(119, 109, 18, -13)],
  },
} satisfies Record<string, Drawing>

/** A service has no drawing of its own. */
export const drawingOf = (id: string): Drawing =>
  id in drawings ? drawings[id as keyof typeof drawings] : drawings.otra

export const letters = ['A', 'B', 'C'] as const
