import { ActionIcon, Skeleton, Switch } from '@mantine/core';
import { IconBuildingBank, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { masked } from '#brasil/documento.ts';
import tableStyles from '#kit/web/detail/DetailTable.module.css';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Seguido } from '../../seguidos.ts';
import { seguidosCalls } from './calls.ts';
import classes from './SeguidosScreen.module.css';
import { useSeguir } from './useSeguir.ts';

const pages = { fornecedor: '/fornecedores', orgao: '/orgaos', municipio: '/municipios' } as const;

/** The suppliers, public bodies and municípios that the user follows, and whether bell and bulletin tell of them. */
export function SeguidosScreen() {
  const t = useTexts('seguidos');
  const query = useQuery(seguidosCalls.listSeguidos.query());
  return (
    <Page title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {({ seguidos }) => (
          <div tabIndex={-1} data-home>
            {seguidos.length === 0 ? (
              <EmptyState icon={<IconBuildingBank />} title={t('empty.title')} hint={t('empty.hint')} />
            ) : (
              <div className={`${surface.surface} ${classes.list}`}>
                <table className={tableStyles.table} aria-label={t('title')}>
                  <thead>
                    <tr>
                      {(['nome', 'kind', 'since', 'bell', 'actions'] as const).map((name) => (
                        <th key={name} scope="col">
                          {t(`column.${name}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {seguidos.map((seguido) => (
                      <Row key={`${seguido.kind} ${seguido.documento}`} seguido={seguido} />
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Row({ seguido }: { seguido: Seguido }) {
  const t = useTexts('seguidos');
  const format = useFormat();
  const { follow, unfollow } = useSeguir();
  const { kind, documento, silenciado, created_at } = seguido;
  const nome = seguido.nome || masked(documento);
  const one = { kind, documento, nome };
  return (
    <tr>
      <th scope="row">
        <AddressLink href={`${pages[kind]}/${documento}`}>{nome}</AddressLink>
        <span className={textStyles.second}>{masked(documento)}</span>
      </th>
      <td data-label={t('column.kind')}>{t(`kind.${kind}`)}</td>
      <td data-label={t('column.since')}>{format.date(created_at)}</td>
      <td data-label={t('column.bell')}>
        <Switch aria-label={t('bell', { nome })} checked={!silenciado} onChange={() => void follow(one, !silenciado)} />
      </td>
      <td className={tableStyles.corner}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('unfollow', { nome })}
          data-hint={t('unfollow', { nome })}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget.closest('tr'), `.${tableStyles.corner} button`);
            void unfollow({ ...one, silenciado, created_at });
          }}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}
