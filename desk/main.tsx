import '../app/styles/index.css'
import './styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { deskPath } from '#contracts/desk.ts'
import { DeskFailure } from './api.ts'
import { Desk } from './desk.tsx'

// What the server refused it will refuse again; a lost line may come back.
const retry = (count: number, error: unknown) => !(error instanceof DeskFailure) && count < 3
const client = new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 } } })

// The desk takes the device's theme; the site's styles know it by a class of the body.
const light = matchMedia('(prefers-color-scheme: light)')
const followTheme = () => document.body.classList.toggle('white-background', light.matches)
light.addEventListener('change', followTheme)
followTheme()
const place = document.getElementById('desk')
if (!place) throw new Error('The page has no place for the desk.')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Router base={deskPath}>
        <Desk />
      </Router>
    </QueryClientProvider>
  </StrictMode>,
)
