import { Star } from 'lucide-react'
import { FieldNotes, fieldId, RequiredMark } from '../../../../ui/field.tsx'
import { useTexts } from '../../../shop-frame.tsx'

type StarChoiceProps = { name: string; label: string; defaultValue: string; error: string | undefined }

/** One to five, each said in words; what is chosen fills the stars up to it. */
export function StarChoice({ name, label, defaultValue, error }: StarChoiceProps) {
  const { stars } = useTexts().review
  const id = fieldId(name)

  return (
    <fieldset className="star-choice">
      <legend>
        {label}
        <RequiredMark required />
      </legend>
      <div>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star}>
            <input
              type="radio"
              id={star === 1 ? id : undefined}
              name={name}
              value={star}
              defaultChecked={defaultValue === String(star)}
              aria-label={stars[star]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              required
            />
            <Star aria-hidden size={32} strokeWidth={1.5} />
            <span aria-hidden>{stars[star]}</span>
          </label>
        ))}
      </div>
      <FieldNotes
        aria={{
          id,
          name,
          required: true,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': undefined,
        }}
        hint={undefined}
        error={error}
      />
    </fieldset>
  )
}
