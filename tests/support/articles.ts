/** Addresses, as the specification has them, and titles of the three articles, the oldest first. */
export const articles = [
  ['/la-armonia-entre-la-madera-y-el-diseno-de-interiores', 'La armonía entre la madera y el diseño de interiores'],
  [
    '/el-arte-y-ciencia-detras-del-proceso-de-construir-muebles-excepcionales',
    'El arte y la ciencia de construir muebles excepcionales',
  ],
  [
    '/renovando-historias-y-la-lmagia-de-la-restauracion-de-muebles-antiguos',
    'Renovando historias: la magia de la restauración de muebles antiguos',
  ],
] as const
