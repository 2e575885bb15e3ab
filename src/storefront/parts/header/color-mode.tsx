import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import {
  chooseColorMode,
  chosenColorMode,
  type ColorMode as Mode,
  onColorMode,
} from '../../browser/colors.ts'
import { useTexts } from '../../shop-frame.tsx'

const modes: readonly { mode: Mode; Icon: typeof Sun }[] = [
  { mode: 'system', Icon: Monitor },
  { mode: 'light', Icon: Sun },
  { mode: 'dark', Icon: Moon },
]

/** Light, dark, or as the device has it. */
export function ColorMode() {
  const { colors } = useTexts().site
  const chosen = useSyncExternalStore<Mode>(onColorMode, chosenColorMode, () => 'system')

  return (
    <fieldset className="modes">
      <legend className="sr-only">{colors.title}</legend>
      {modes.map(({ mode, Icon }) => (
        <label key={mode} title={colors[mode]}>
          <input
            type="radio"
            name="color-mode"
            value={mode}
            checked={chosen === mode}
            onChange={() => chooseColorMode(mode)}
            className="sr-only"
          />
          <Icon aria-hidden size={16} />
          <span className="sr-only">{colors[mode]}</span>
        </label>
      ))}
    </fieldset>
  )
}
