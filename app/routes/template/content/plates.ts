import { pictureOf } from '#content/pictures.ts'
import type { CaptionedPicture as Picture } from '#contracts/picture.ts'

// The site's photographs with English words: what is seen (alt) and the plate's text (caption).
const words: Record<string, [alt: string, caption: string]> = {
  'slide-ebanisteria': ['Walnut sideboard with one drawer open in a bright room', 'Walnut sideboard, Toledo'],
  'slide-carpinteria': ['Oak stair in a hall bathed in morning light', 'Oak stair, Ocaña'],
  'slide-interiorismo': [
    'Oak and bottle-green kitchen with a table and window light',
    'Kitchen in oak and bottle green, Villacañas',
  ],
  'puerta-roble': ['Panelled oak front door in a limewashed wall', 'Front door in oak, Tembleque'],
  'escalera-fresno': ['Ash stair with solid treads and a slender rail', 'Ash stair, Toledo'],
  'pergola-jardin': ['Timber pergola over a terracotta courtyard at dusk', 'Chestnut pergola, Lillo'],
  'aparador-nogal': ['Walnut sideboard with fluted fronts and a picture above it', 'Walnut sideboard, Aranjuez'],
  'escritorio-roble': ['Oak desk before a window, one drawer ajar', 'Oak desk, Ocaña'],
  'armario-fresno': ['Fitted ash wardrobe from floor to ceiling', 'Fitted wardrobe in ash, Toledo'],
  'cocina-roble-verde': [
    'Kitchen with a green island, an oak worktop and handmade tiles',
    'Kitchen in oak and green, Toledo',
  ],
  'libreria-pared': ['Wall of books with a library ladder', 'Wall of books, Madrid'],
  'dormitorio-cabecero': ['Bedroom with an oak headboard and linen sheets', 'Headboard in oak, Quintanar'],
  'arcon-restaurado': ['Old chest after restoration, its wax freshly polished', 'Nineteenth-century chest, La Guardia'],
  'carpinteria-1': ['Panelled inner doors along a pale corridor', 'Inner doors, Villacañas'],
  'carpinteria-2': ['Oak window in a thick wall', 'Oak window, Consuegra'],
  'carpinteria-3': ['Hinge and mortise-and-tenon joint of a door', 'Mortise and tenon, detail'],
  'ebanisteria-1': ['Walnut table with its chairs', 'Table and chairs in walnut, Toledo'],
  'ebanisteria-2': ['Display cabinet with its doors open', 'Cherry cabinet, Aranjuez'],
  'ebanisteria-3': ['Hand-cut dovetails in an open drawer', 'Dovetails, detail'],
  'fabricacion-1': ['Workbench with its vice, planes and shavings', 'The bench, Villacañas'],
  'fabricacion-2': ['Boards stacked on stickers to dry', 'Oak in the drying shed'],
  'fabricacion-3': ['A plane lifts a long shaving from an oak board', 'Plane and shaving, detail'],
  'instalacion-industrial-1': ['Spray booth with fronts drying on their racks', 'Pressurised booth, Villacañas'],
  'restauracion-1': ['Antique chair halfway through its restoration', 'Rush-seat chair, halfway'],
  'restauracion-2': ['Restored chest of drawers with its mirror', 'Chest of drawers, Ocaña'],
  'interiorismo-1': ['Living room with built-in oak furniture', 'Living room to measure, Toledo'],
  'interiorismo-2': ['Bathroom with an oak cabinet under the basin', 'Bathroom in oak and lime, Villacañas'],
  'interiorismo-3': ['Samples of wood, linen, tile and brass on a board', 'Board of materials'],
  'taller-retrato': ['Workbench by the window with the tools on the wall', 'The workshop, a winter morning'],
  'banner-madera': ['Ends of oak logs with their rings', 'Oak rings, felled in winter'],
  'noticia-armonia': ['Quiet room with wooden furniture in side light', 'Wood and light, a house in Toledo'],
  'noticia-proceso': ['Parts of a chair laid out on the bench beside their drawings', 'A chair before it is a chair'],
  'noticia-restauracion': ['Chest under restoration beside a window', 'Chest under restoration'],
  contacto: ['Table with drawings and samples of wood by the workshop door', 'The table where everything begins'],
}

/** A photograph for an English page. Those made for these pages (projects, team, products) are English already. */
export function plate(id: string): Picture {
  const picture = pictureOf(id)
  const [alt, caption] = words[id] ?? [picture.alt, picture.caption]
  return { ...picture, alt, caption }
}
