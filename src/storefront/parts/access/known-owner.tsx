/** Whose password it is, for the browser's own keeper of passwords; nobody sees it. */
export const KnownOwner = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
)
