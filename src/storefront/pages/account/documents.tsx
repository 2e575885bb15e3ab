import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { DocumentList } from '../../parts/account/document-list.tsx'
import { loadDocuments } from '../../parts/account/load-documents.ts'
import { ordersAsked } from '../../parts/account/orders-asked.ts'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['account', 'pages'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page } = ordersAsked(new URL(request.url).searchParams)
  const { files, pages } = await loadDocuments(context.get(storeApiContext), page)
  if (page > pages) throw redirect(paths.documents(context.get(localeContext), { p: pages }))
  return { files, page, pages }
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  ...plainMeta(texts, 'documents'),
  robots: 'noindex',
})

export default function Documents() {
  const { files, page, pages } = useLoaderData<typeof loader>()
  const { account, pages: names } = useTexts()
  const path = usePaths()
  const words = account.documents

  return (
    <AccountPage name="documents" text={names.documents.text} wide>
      {files.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={words.none} text={words.noneText}>
            <ButtonLink to={path('orders')}>{names.orders.title}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <DocumentList files={files} />
          <p className="mt-4 text-sm text-muted">{words.links}</p>
        </>
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pages}
          to={(p) => path('documents', { p: p > 1 ? p : undefined })}
          labels={account.orders.pages}
        />
      </div>
    </AccountPage>
  )
}
