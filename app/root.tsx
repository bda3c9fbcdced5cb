import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router'
import './styles/index.css'
export function loader(){ return {brand:'Veta'} }
export function Layout({ children }: { children: ReactNode }) {
  return (<html lang="es"><head><meta charSet="utf-8" /><Meta /><Links /></head><body>{children}<ScrollRestoration /><Scripts /></body></html>)
}
export default function App() { const d = useLoaderData<typeof loader>(); return <div>{d.brand}<Outlet /></div> }
export function HydrateFallback() { return <p>fallback nf</p> }
