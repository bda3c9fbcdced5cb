/** Whether a scene would run on graphics hardware here. A processor that plays one is slow: there the drawing stays. */
export function hasGraphics(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true }) as WebGL2RenderingContext | null
  if (!context) return false
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)
}
