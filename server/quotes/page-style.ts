import { colors } from '#contracts/theme.ts'
import { pageStyle } from '#server/pages.ts'

/** Style of the customer's page of a quote: the small pages' own, the seven lines and what is on them. */
export const quoteStyle = `${pageStyle}${`
body{display:block;padding:0;background:linear-gradient(90deg,var(--hair) 1px,transparent 1px) 1.25rem 0/calc((100vw - 2.5rem)/6) 100% var(--ground)}
:root{--hair:light-dark(${colors.ink}12,${colors.cream}14)}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1.25rem 4rem;background:var(--ground)}
h2{font:330 clamp(1.5rem,1.2rem + 1.4vw,2rem)/1.2 Georgia,serif;letter-spacing:-.01em;margin:3rem 0 1rem;padding-top:1.25rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
.total{font:330 clamp(2.25rem,1.6rem + 3vw,3.5rem)/1 Georgia,serif;letter-spacing:-.02em;margin:1.5rem 0 .5rem}
.facts,.due{display:grid;grid-template-columns:6.5rem 1fr;gap:.4rem 1rem;margin:1.5rem 0}
figure{margin:1rem 0}
dt{color:var(--quiet);font-size:.9375rem}
dd{margin:0;overflow-wrap:anywhere}
ul.rows,ol.steps{list-style:none;margin:0;padding:0}
.rows li,.steps>li{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.7rem 0;border-bottom:1px solid var(--line)}
.rows span:nth-child(2){font-variant-numeric:tabular-nums;white-space:nowrap}
.rows small,.steps ul{grid-column:1/-1}
.rows small,.steps time{color:var(--quiet);font-size:.9375rem}
.rows .sum{font-size:1.25rem;border:0}
.steps>li{grid-template-columns:auto 1fr auto;gap:0 .75rem;align-items:baseline}
.steps>li::before{content:"○";color:var(--accent)}
.steps>.done::before{content:"●"}
.steps ul{margin:.75rem 0 .5rem}
.terms p{color:var(--quiet);font-size:1rem;overflow-wrap:anywhere}
form{margin:1.5rem 0;padding:0;border:0}
input[type=text],textarea{width:100%;min-height:2.75rem;padding:.6rem .75rem;font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:0}
textarea{min-height:8rem;margin-bottom:.5rem}
.check{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;margin:.5rem 0 0}
input[type=checkbox],input[type=radio]{width:1.25rem;height:1.25rem;flex:none;margin:0;accent-color:var(--accent)}
fieldset{border:0;margin:0 0 1rem;padding:0}
.accept{padding:1.5rem 1.25rem;border:1px solid var(--text)}
.accept h2,.accept p:first-of-type{margin-top:0}
.accept h2{padding:0;border:0}
.accept button{width:100%}
button{text-wrap:balance}
legend{padding:0}
.accept button+.quiet{margin-top:.75rem}
details{border-bottom:1px solid var(--line)}
details+.quiet{margin-top:2rem}
.nowrap{white-space:nowrap}
summary{min-height:2.75rem;padding:.6rem 0;cursor:pointer}
form.quiet-button button{background:none;color:inherit;border-color:var(--line)}
.code svg{display:block;width:min(14rem,100%);height:auto}
.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid currentColor;text-decoration:none}
blockquote{margin:0;padding-left:1rem;border-left:2px solid var(--accent);white-space:pre-line}
.brand a,.quiet a{display:inline-block;min-height:2.75rem;line-height:2.75rem}
.quiet a{line-height:inherit;min-height:0}
`.replaceAll('\n', '')}`
