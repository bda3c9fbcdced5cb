/** A measure in a drawing: its line with the two strokes that end it, and where its letter stands. */
type Measure = { line: string; letter: [x: number, y: number] }
/** What it is drawn of: the grain of oak stands, that of the others lies. */
export type Wood = 'roble' | 'nogal' | 'fresno'

/**
 * The piece, its wood and what of it is lacquered, what of it is washed in colour where its lines do not enclose it, and how
 * its leaves open; with its measures its end beside it, which shows how deep it is, and the ceiling where a measure goes up
 * to there.
 */
type Drawing = {
  lines: string
  /** Upright oak where nothing is said. */
  made?: Wood
  lacquered?: { front: string; colour: 'sage' | 'green' }
  wash?: string
  opens?: string
  /** In the row of pieces, where one is to be compared with the others; alone it is drawn larger. */
  scale?: number
  end?: string
  room?: string
  measures: Measure[]
}

const below = (from: number, to: number): Measure => ({
  line: `M${from} 114H${to}M${from} 111v6M${to} 111v6`,
  letter: [(from + to) / 2, 125],
})
const beside = (from: number, to: number, x = 18): Measure => ({
  line: `M${x} ${from}V${to}M${x - 3} ${from}h6M${x - 3} ${to}h6`,
  letter: [x - 8, (from + to) / 2 + 3],
})
/** A plain end, from its left edge and its top down to the floor. */
const plain = (x: number, y: number, depth: number) => `M${x} ${y}h${depth}V104h-${depth}z`

const garments = [36, 49, 103, 116].map((x) => `M${x} 24v4l-4 4v${x < 60 ? 28 : 48}h8V32l-4-4`).join('')
const steps = Array.from({ length: 5 }, (_, k) => `M${124 - 16 * k} ${95 - 12 * k}h-18`).join('')
const rafters = Array.from({ length: 7 }, (_, k) => `M${30 + 16 * k} 30h4v6h-4z`).join('')

/** The pieces from the front as a joiner draws them, 25 mm to the unit, the floor at 104. */
export const drawings = {
  armario: {
    lines: 'M28 8h80v96H28zM28 98h80M48 8v90M68 8v90M88 8v90M45 52v9M51 52v9M85 52v9M91 52v9',
    lacquered: { front: 'M28 8h80v90H28z', colour: 'sage' },
    opens: 'M48 8 28 53 48 98M48 8l20 45-20 45M88 8 68 53l20 45M88 8l20 45-20 45',
    end: plain(122, 8, 24),
    measures: [below(28, 108), beside(8, 104), below(122, 146)],
  },
  vestidor: {
    lines: `M28 12h100v92H28zM62 12v92M94 12v92M28 24h34M94 24h34${garments}M28 70h34M28 87h34M62 34h32M62 52h32M62 70h32M62 87h32M76 78.5h4M76 95.5h4M43 78.5h4M43 95.5h4`,
    wash: 'M28 12h100v92H28z',
    end: plain(142, 12, 24),
    measures: [below(28, 128), beside(12, 104), below(142, 166)],
  },
  cocina: {
    lines:
      'M28 68h104v4H28zM30 72h100v28H30zM34 100v4h92v-4M55 72v28M80 72v28M105 72v28M30 80h100M30 18h66v28H30zM52 18v28M74 18v28M104 44h24v5h-24zM111 18h10v26h-10zM66 68V58c0-4 7-4 7 0',
    wash: 'M28 68h104v4H28zM30 72h100v28H30zM34 100h92v4H34zM30 18h66v28H30zM104 44h24v5h-24zM111 18h10v26h-10z',
    lacquered: { front: 'M30 72h100v28H30zM30 18h66v28H30z', colour: 'green' },
    end: 'M146 68h26v4h-26zM148 72h24v28h-24zM152 100h20v4h-20zM158 18h14v28h-14z',
    room: 'M24 8H176',
    measures: [below(28, 132), below(146, 172), beside(8, 104)],
  },
  puerta: {
    lines: 'M28 104V16h42v88M32 104V20h34v84M38 28h22v30H38zM38 66h22v30H38zM63 62h-5',
    wash: 'M28 104V16h42v88z',
    opens: 'M66 20 32 62l34 42',
    end: plain(84, 16, 10),
    measures: [below(32, 66), beside(20, 104), below(84, 94)],
  },
  escalera: {
    scale: 1.2,
    made: 'fresno',
    lines: `M124 104V92h-16V80H92V68H76V56H60V44H44V32H28v8l85 64z${steps}M44 35H28`,
    end: `${plain(138, 32, 32)}M138 44h32M138 56h32M138 68h32M138 80h32M138 92h32`,
    measures: [beside(32, 104), below(28, 124), below(138, 170)],
  },
  mesa: {
    scale: 0.72,
    made: 'nogal',
    lines: 'M28 64h104v5H28zM36 69h6v35h-6zM118 69h6v35h-6zM42 69h76v7H42z',
    end: 'M146 64h40v5h-40zM150 69h6v35h-6zM176 69h6v35h-6zM156 69h20v7h-20z',
    measures: [below(28, 132), below(146, 186), beside(64, 104)],
  },
  libreria: {
    lines:
      'M28 16h80v88H28zM28 38h80M28 60h80M28 82h80M55 16v88M81 16v88M32 38V24M36 38V22M40 38V25M59 60V48M63 60V44M67 60V47M71 60V46M85 38l4-14M93 38V25M97 38V23M85 82V70M89 82V67M93 82V69M97 82V71',
    end: plain(122, 16, 13),
    measures: [below(28, 108), beside(16, 104), below(122, 135)],
  },
  ventana: {
    scale: 0.74,
    lines:
      'M31 28h66v72H31zM35 32h28v64H35zM65 32h28v64H65zM39 36h20v56H39zM69 36h20v56H69zM39 64h20M69 64h20M64 60v8M28 100h72v4H28z',
    wash: 'M31 28h66v72H31zM39 36v56h20V36zM69 36v56h20V36zM28 100h72v4H28z',
    opens: 'M63 32 35 64l28 32M65 32l28 32-28 32',
    measures: [below(31, 97), beside(28, 100)],
  },
  pergola: {
    scale: 1.1,
    lines: `M28 36h104v6H28zM38 42h6v62h-6zM116 42h6v62h-6zM44 56v6l20-20h-6zM116 56v6L96 42h6z${rafters}`,
    end: 'M142 30h44v6h-44zM150 36h6v68h-6zM172 36h6v68h-6z',
    measures: [below(28, 132), below(142, 186), beside(30, 104)],
  },
  aparador: {
    scale: 0.76,
    made: 'nogal',
    lines:
      'M28 62h100v4H28zM30 66h96v30H30zM36 96h6l-1 8h-4zM114 96h6l-1 8h-4zM62 66v30M94 66v30M62 76h32M62 86h32M76 71h4M76 81h4M76 91h4M58 79v5M98 79v5',
    opens: 'M62 66 30 81l32 15M94 66l32 15-32 15',
    end: 'M142 62h20v4h-20zM142 66h18v30h-18zM144 96h4v8h-4zM154 96h4v8h-4z',
    measures: [below(28, 128), beside(62, 104), below(142, 162)],
  },
  restaurar: {
    scale: 0.68,
    made: 'nogal',
    lines:
      'M28 56h80v5H28zM31 61h74v39H31zM34 100h8v4h-8zM94 100h8v4h-8zM31 74h74M31 87h74M46 67.5h6M84 67.5h6M46 80.5h6M84 80.5h6M46 93.5h6M66 56l3 5-4 6 5 7-3 4',
    end: 'M122 56h24v5h-24zM122 61h22v39h-22zM124 100h6v4h-6zM136 100h6v4h-6z',
    measures: [below(28, 108), beside(56, 104), below(122, 146)],
  },
  // What is nothing yet: boards with laths between them.
  otra: {
    scale: 0.8,
    made: 'fresno',
    lines:
      'M28 88h80v12H28zM36 72h72v12H36zM28 56h76v12H28zM36 100h6v4h-6zM94 100h6v4h-6zM42 84h6v4h-6zM92 84h6v4h-6zM40 68h6v4h-6zM90 68h6v4h-6z',
    end: 'M122 88h32v12h-32zM122 72h30v12h-30zM124 56h30v12h-30z',
    measures: [below(28, 108), beside(56, 104), below(122, 154)],
  },
} satisfies Record<string, Drawing>

/** A service has no drawing of its own. */
export const drawingOf = (id: string): Drawing =>
  id in drawings ? drawings[id as keyof typeof drawings] : drawings.otra

export const letters = ['A', 'B', 'C'] as const
