export const hardwareNames = {
  hinge: 'Bisagra de cazoleta 110° con freno, recta',
  hingeHalf: 'Bisagra de cazoleta 110° con freno, semiacodada',
  runner30: 'Juego de guías ocultas, extracción total, 30 kg',
  runner50: 'Juego de guías ocultas, extracción total, 50 kg',
  runner70: 'Juego de guías ocultas, extracción total, 70 kg',
  pin: 'Soporte de balda',
  connector: 'Excéntrica con perno',
  rail: 'Barra de armario ovalada',
  railSupport: 'Soporte de barra',
  pullOut: 'Colgador frontal extraíble',
  pomo: 'Pomo',
  asa: 'Tirador de asa',
  pulsador: 'Expulsor de puerta o cajón',
  leveller: 'Nivelador de zócalo',
  glide: 'Taco de fieltro',
  legPlate: 'Placa de pata con espárrago',
  joiningScrew: 'Tornillo de unión de cuerpos',
  anchor: 'Escuadra de anclaje a la pared',
  slidingClip: 'Pinza deslizante de sobre',
  tenon: 'Falsa espiga de haya',
} as const

export type HardwareId = keyof typeof hardwareNames
