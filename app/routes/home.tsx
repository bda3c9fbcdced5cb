export function loader(){ return {a:1} }
export default function Home() { return <main><h1>Hola</h1></main> }
