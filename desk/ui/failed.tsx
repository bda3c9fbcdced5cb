import { reasonOf } from '../api.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Says why something cannot be shown, and asks for it again. */
export const Failed = ({ error, retry }: { error: Error; retry: () => unknown }) => (
  <Notice tone="wrong">
    {reasonOf(error)} <Button onClick={() => void retry()}>Volver a intentarlo</Button>
  </Notice>
)
