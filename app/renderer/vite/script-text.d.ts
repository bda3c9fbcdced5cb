/** A module as the text of one classic script (app/renderer/vite/inline-script.ts). */
declare module '*?script' {
  const code: string
  export default code
}
