/** What a select offers, each by its name. */
export const Options = ({ of: options }: { of: readonly { id: string; name: string }[] }) =>
  options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
