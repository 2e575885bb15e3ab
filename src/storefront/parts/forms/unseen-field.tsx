import { useTexts } from '../../shop-frame.tsx'

/** Nobody sees it, hears of it or reaches it by key; machines that fill in every field fill in this one. */
export const UnseenField = () => (
  <div aria-hidden className="hidden">
    <label>
      {useTexts().forms.leaveEmpty}
      <input type="text" name="confirmation" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
)
