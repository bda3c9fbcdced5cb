import { Notice } from './notice.tsx'

/** Says why a room cannot be shown, and asks for it again. */
export const Failed = ({ error, retry }: { error: Error; retry: () => unknown }) => (
  <Notice tone="wrong">
    {error.message}{' '}
    <button type="button" onClick={() => void retry()}>
      Volver a intentarlo
    </button>
  </Notice>
)
