import { Alert, Stack } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { DialogFoot } from '#kit/web/dialog/DialogFoot.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { calls } from '../calls.ts';
import { useCreate } from '../useCreate.ts';
import { useEtapaName } from '../useEtapaName.ts';
import { type FoundNotice, NoticeField } from './NoticeField.tsx';
import classes from './Nova.module.css';

/** Other offers for the notice that are named. */
const NAMED = 5;

type NovaDialogProps = { opened: boolean; close: () => void };

/** Begins an offer for a notice that is found by typing. */
export function NovaDialog({ opened, close }: NovaDialogProps) {
  const t = useTexts('propostas');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('nova.title')} size="lg">
      {opened && <NovaForm close={close} />}
    </Dialog>
  );
}

function NovaForm({ close }: Pick<NovaDialogProps, 'close'>) {
  const t = useTexts('propostas');
  const [notice, setNotice] = useState<FoundNotice | null>(null);
  // Back leads to the offers, without this dialog.
  const { create, isCreating } = useCreate({ replace: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (notice) create(notice.id);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NoticeField value={notice} choose={setNotice} />
        {notice && (
          <>
            <NoticeFacts notice={notice} />
            <OtherPropostas licitacao={notice.id} />
          </>
        )}
        <DialogFoot close={close} isSaving={isCreating} submit={t('nova.begin')} disabled={!notice} />
      </Stack>
    </form>
  );
}

/** What shows that it is the right one. */
function NoticeFacts({ notice: { orgao, municipio, uf, objeto, encerramento, abertura } }: { notice: FoundNotice }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const session = encerramento ?? abertura;
  return (
    <Facts layout="stack">
      <Fact name={t('field.orgao')}>
        {orgao}
        {municipio && ` · ${[municipio, uf].filter(Boolean).join('/')}`}
      </Fact>
      <Fact name={t('field.sessao')}>{session ? format.dateTime(session) : t('sessao.none')}</Fact>
      <Fact name={t('nova.objeto')}>
        <span className={classes.object}>{objeto}</span>
      </Fact>
    </Facts>
  );
}

/** Those that the user sees, so that none is begun twice by mistake. */
function OtherPropostas({ licitacao }: { licitacao: number }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const etapaName = useEtapaName();
  const { data } = useQuery(calls.list.query({ query: { licitacao, sort: 'atualizada', order: 'desc', perPage: NAMED } }));
  if (!data || data.total === 0) return null;
  return (
    <Alert
      variant="light"
      icon={<IconInfoCircle aria-hidden />}
      title={t('nova.others', { count: data.total, figure: format.number(data.total) })}
    >
      <ul>
        {data.propostas.map(({ id, etapa, responsavel }) => (
          <li key={id}>
            <Link to="/propostas/$id" params={{ id: String(id) }}>
              {[etapaName(etapa), responsavel?.fullName].filter(Boolean).join(' · ')}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
