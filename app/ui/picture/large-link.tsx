import { jpegOf, type Picture } from '#contracts/picture-data.ts'

/** Without script: the picture by itself, in place of the button that opens it large (class `opens-large`). */
export const LargeLink = ({ picture, name, of }: { picture: Picture; name: string; of: string }) => (
  <noscript>
    <a href={jpegOf(picture, 1600)} aria-label={`${name}: ${of}`}>
      {name}
    </a>
  </noscript>
)
