import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFileZip } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Static } from '#kit/schema.ts';
import type { Selection } from '#kit/web/DataTable/selection.ts';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type certidoes, mostZipped } from '../../contract.ts';
import { type Certidao, nomeDe } from '../../entities.ts';
import { calls } from '../calls.ts';
import classes from './ZipDialog.module.css';

type Filters = Omit<Static<typeof certidoes.list.query>, 'page' | 'perPage'>;
type ZipDialogProps = { opened: boolean; close: () => void; chosen: Selection; filters: Filters };

/** The chosen documents in the order of the ZIP file, which can be changed. */
export function ZipDialog({ opened, close, chosen, filters }: ZipDialogProps) {
  const t = useTexts('certidoes');
  const query = useQuery({
    ...calls.list.query({ query: { ...filters, perPage: mostZipped } }),
    enabled: opened,
  });
  const { ids, all } = chosen;
  return (
    <Dialog opened={opened} close={close} title={t('zip.title')} size="lg">
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {({ certidoes: rows }) => {
          const wanted = rows.filter(({ id }) => all || ids.includes(String(id)));
          return <Order key={wanted.map(({ id }) => id).join()} rows={wanted} on={filters.on} close={close} />;
        }}
      </Loaded>
    </Dialog>
  );
}

function Order({ rows, on, close }: { rows: readonly Certidao[]; on: string | undefined; close: () => void }) {
  const t = useTexts('certidoes');
  const kit = useTexts('kit');
  const format = useFormat();
  const language = useLanguage();
  const [order, setOrder] = useState(rows);
  const download = useMutation({
    mutationFn: () =>
      calls.zip.download(`${t('zip.file')}-${on ?? dayInBrasilia(new Date())}.zip`, { query: { ids: order.map(({ id }) => id), on } }),
    onSuccess: close,
    onError: toast.failure,
  });
  const move = (place: number, by: -1 | 1) => {
    const next = [...order];
    const [moved] = next.splice(place, 1);
    if (moved) next.splice(place + by, 0, moved);
    setOrder(next);
  };
  const withoutFile = order.filter(({ arquivo }) => arquivo === null).length;
  return (
    <Stack gap="md">
      <Text size="sm">{on ? t('zip.validOn', { day: format.date(noonOf(on)) }) : t('zip.hint')}</Text>
      <ol className={classes.list}>
        {order.map((certidao, place) => {
          const name = nomeDe(certidao, language);
          return (
            <li key={certidao.id} className={classes.row}>
              <span className={classes.name}>
                <bdi>{[name, certidao.numero].filter(Boolean).join(' – ')}</bdi>
                {certidao.arquivo === null && (
                  <Text span size="sm" c="dimmed">
                    {' '}
                    {t('zip.noFile')}
                  </Text>
                )}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                // Not disabled, which would lose the focus.
                aria-disabled={place === 0}
                aria-label={t('zip.up', { name })}
                onClick={() => place > 0 && move(place, -1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-disabled={place === order.length - 1}
                aria-label={t('zip.down', { name })}
                onClick={() => place < order.length - 1 && move(place, 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {withoutFile > 0 && <Text size="sm">{t('zip.without', { count: withoutFile, figure: format.number(withoutFile) })}</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {kit('action.cancel')}
        </Button>
        <Button
          leftSection={<IconFileZip size={18} aria-hidden />}
          loading={download.isPending}
          disabled={order.length === 0}
          onClick={() => download.mutate()}
        >
          {t('zip.download')}
        </Button>
      </Group>
    </Stack>
  );
}
