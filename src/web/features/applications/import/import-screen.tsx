import { useQuery } from '@tanstack/react-query';
import { isImportBusy } from '#domain/imports/imports.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { FileCard } from './file-card.tsx';
import type { ImportSearch } from './import-search.ts';
import { ImportsList } from './imports-list.tsx';
import { ResultCard } from './result-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { ImportSteps } from './steps.tsx';
import '#web/features/companies/companies.css';
import './import.css';

/** Moving in from another system: owners alone see and do it. */
export function ImportScreen({ search }: { search: ImportSearch }) {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.imports_tab()} lead={companyLabel(own.company)}>
      <ApprovalNotice own={own} />
      {own.role !== 'owner' ? (
        <Notice tone="info">{m.imports_owners()}</Notice>
      ) : search.id ? (
        <OneImport id={search.id} search={search} />
      ) : (
        <>
          <FileCard />
          <ImportsList />
        </>
      )}
    </SettingsPage>
  );
}

/** While something is under way and no sign of it comes, the screen asks again. */
const againMs = 3000;

function OneImport({ id, search }: { id: string; search: ImportSearch }) {
  const read = useQuery({
    ...query.imports.read.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (state.data && isImportBusy(state.data.data.state) ? againMs : false),
  });
  return (
    <Answered query={read} skeleton={<Skeleton height="320px" />}>
      {({ data }) => (
        <>
          <ImportSteps shown={data} isChanging={search.columns} />
          {data.abilities.change && (data.state === 'columns' || search.columns) ? (
            <ColumnsCard key={data.id} shown={data} />
          ) : (
            <>
              <ResultCard shown={data} />
              {!isImportBusy(data.state) && <RowsCard shown={data} search={search} />}
            </>
          )}
        </>
      )}
    </Answered>
  );
}
