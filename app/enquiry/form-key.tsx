/** What the server asks before it takes pictures: it stands before them in the form, as a plain form sends its parts in order. */
export const FormKey = ({ accessKey }: { accessKey: string }) => (
  <>
    <input type="hidden" name="access_key" value={accessKey} />
    <input type="checkbox" name="botcheck" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
  </>
)
