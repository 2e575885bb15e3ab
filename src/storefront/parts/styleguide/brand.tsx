import { Logo, Mark } from '../header/logo.tsx'

/** The mark at the sizes it is met in, and on the three grounds it stands on. */
export const Brand = () => (
  <>
    <Logo />
    <div className="flex flex-wrap items-end gap-8">
      {[16, 24, 32, 64, 128].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </div>
    <div className="flex flex-wrap gap-4">
      <div className="rounded bg-surface p-6">
        <Logo />
      </div>
      <div className="deep rounded p-6">
        <Logo />
      </div>
      <img src="/favicon.svg" alt="" width={76} height={76} />
    </div>
  </>
)
