export default function NotFound() { return <main><h1>404 real</h1></main> }
