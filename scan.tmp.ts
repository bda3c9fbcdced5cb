import { readDesignPrices } from '#content/design-prices.ts'
import { parseAddress } from '#design/address.ts'
import { makePiece } from '#design/make-piece.ts'
import { materials } from '#design/materials.ts'
const prices = readDesignPrices()
const total = (p) => p.lines.reduce((s,l)=>s+l.amount,0)
const cases = process.argv.slice(2).length ? process.argv.slice(2) : [
 '/disena/armario?', '/disena/armario?frentes=abierto', '/disena/armario?columnas=2', '/disena/armario?columnas=3','/disena/armario?columnas=1','/disena/armario?interior=cajones','/disena/armario?interior=cajones,abrigos','/disena/armario?interior=abrigos,cajones,camisas','/disena/armario?interior=zapatero,baldas,frontal,cajones','/disena/armario?madera=melamina','/disena/armario?madera=lacado&interior=camisas,camisas',
 '/disena/libreria?','/disena/libreria?columnas=2','/disena/libreria?columnas=4&frentes=bajas','/disena/libreria?frentes=bajas','/disena/libreria?baldas=3','/disena/libreria?madera=melamina','/disena/libreria?madera=nogal&columnas=3',
 '/disena/mesa?','/disena/mesa?madera=castano','/disena/aparador?','/disena/aparador?interior=cajones','/disena/aparador?interior=cajones,puertas&base=zocalo','/disena/aparador?interior=puertas,cajones,baldas,puertas&madera=lacado','/disena/aparador?columnas=2&madera=melamina',
]
const ranges = {armario:{ancho:[300,6100],alto:[1100,3100],fondo:[280,820]},libreria:{ancho:[300,6100],alto:[380,3100],fondo:[170,620]},mesa:{ancho:[500,3100],alto:[700,1150],fondo:[550,1250]},aparador:{ancho:[600,2500],alto:[480,1250],fondo:[280,620]}}
let bad=0
const check=(p,url)=>{
  const bs=p.parts.flatMap(q=>q.boxes.map(b=>({...b,name:q.name})))
  for(let i=0;i<bs.length;i++){const a=bs[i]; if(a.dx<=0||a.dy<=0||a.dz<=0||![a.x,a.y,a.z,a.dx,a.dy,a.dz].every(Number.isInteger)) {console.log('BAD BOX',url,a);bad++}
   for(let j=i+1;j<bs.length;j++){const b=bs[j]; if(a.x<b.x+b.dx&&b.x<a.x+a.dx&&a.y<b.y+b.dy&&b.y<a.y+a.dy&&a.z<b.z+b.dz&&b.z<a.z+a.dz){console.log('OVERLAP',url,a,b);bad++; return}}}
  const lo=['x','y','z'].map(k=>Math.min(...bs.map(b=>b[k]))), hi=['x','y','z'].map(k=>Math.max(...bs.map(b=>b[k]+b['d'+k])))
  if(lo.join()!=='0,0,0'||hi.join()!==[p.outer.width,p.outer.height,p.outer.depth].join()){console.log('BOUNDS',url,lo,hi);bad++}
  for(const q of p.parts){const m=materials[q.material]; if(m.board){const [l,w]=m.board; const [a,b]=m.grained?[q.length,q.width]:[Math.max(q.length,q.width),Math.min(q.length,q.width)]; if(a>l-20||b>w-20){console.log('TOO BIG',url,q.name,q.length,q.width);bad++}}}
}
for (const c of cases) for (const dim of ['ancho','alto','fondo']) {
  const kind=c.split('/')[2].split('?')[0]; const [a,b]=ranges[kind][dim]
  const others = Object.keys(ranges[kind]).filter(k=>k!==dim)
  for (const pos of [0,0.3,0.62,1]) {
    const fix=others.map(k=>`${k}=${Math.round(ranges[kind][k][0]+(ranges[kind][k][1]-ranges[kind][k][0])*pos)}`).join('&')
    let last=-1, drops=0
    for (let v=a; v<=b; v+=1) {
      const url=`${c}&${fix}&${dim}=${v}`
      const {design,problems}=parseAddress(url); if(problems.length) throw new Error(problems.join())
      const p=makePiece(design,prices); const t=total(p)
      if (v%37===0) check(p,url)
      if (t<last-1e-6 && drops++<3) {console.log('DROP',(t-last).toFixed(2),'of',t.toFixed(0),url);bad++}
      last=t
    }
  }
}
console.log('bad',bad)
