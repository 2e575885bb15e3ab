import { Fold } from '../../../ui/accordion.tsx'
import { Dialog, DialogButton, Drawer } from '../../../ui/dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { Mode } from './shown.tsx'

/** What holds several things in the place of one. */
export function Panels({ mode }: { mode: Mode }) {
  const { site, styleguide } = useTexts()
  const { tabs, fold, body, dialog, drawer, parts, action } = styleguide

  return (
    <>
      <Tabs
        label={`${parts.panels}, ${site.colors[mode]}`}
        tabs={tabs.map((name, position) => ({
          id: `${mode}-tab-${position}`,
          name,
          content: (
            <p>
              {name}: {body}
            </p>
          ),
        }))}
      />
      <div>
        <Fold title={fold} group={`${mode}-folds`} open>
          {body}
        </Fold>
        <Fold title={action} group={`${mode}-folds`}>
          {body}
        </Fold>
      </div>
      <p className="flex flex-wrap gap-3">
        <DialogButton opens={`${mode}-dialog`} className="button button-quiet">
          {dialog}
        </DialogButton>
        <DialogButton opens={`${mode}-drawer`} className="button button-quiet">
          {drawer}
        </DialogButton>
      </p>
      <Dialog id={`${mode}-dialog`} title={fold} close={site.close}>
        {body}
      </Dialog>
      <Drawer id={`${mode}-drawer`} title={fold} close={site.close} footer={action}>
        {body}
      </Drawer>
    </>
  )
}
