import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuildingBank, IconExternalLink, IconFileDescription, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { DetailActions as Actions } from '#kit/web/detail/DetailActions.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import type { listSearch } from '../list/listSearch.ts';
import { useRemove } from '../removal/useRemove.ts';
import { AccountForm } from './AccountForm.tsx';

type DetailActionsProps = { licitacao: LicitacaoDetail; search: Search<typeof listSearch> };

/** Actions on a notice; admins can also change the bank account and remove the notice. */
export function DetailActions({ licitacao, search }: DetailActionsProps) {
  const t = useTexts('licitacoes');
  const tPayment = useTexts('payment');
  const common = useTexts('common');
  const label = useLabels(licitacaoFields);
  const administrates = useMay(needs.administers);
  const [accountOpened, account] = useDisclosure(false);
  const remove = useRemove(licitacao, search);
  const { id, link_pncp, link_origem, link_processo } = licitacao;
  return (
    <>
      <Actions
        links={[
          { href: link_origem, label: t('detail.source'), Icon: IconExternalLink },
          { href: link_pncp, label: t('detail.portal'), Icon: IconExternalLink },
          { href: link_processo, label: label('link_processo'), Icon: IconFileDescription },
        ]}
        path={`/apps/invoice/preview/${id}`}
        newTask={(props) => <Link to="/apps/todo" search={{ task: 'new', thing: `licitacao:${id}` }} {...props} />}
        record={administrates ? calls.showRecord.query({ params: { id } }) : undefined}
      >
        {(record) => (
          <>
            <Menu.Item leftSection={<IconBuildingBank size={16} aria-hidden />} onClick={account.open}>
              {tPayment('edit')}
            </Menu.Item>
            {record}
            <Menu.Divider />
            <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
              {common('word.delete')}
            </Menu.Item>
          </>
        )}
      </Actions>
      {administrates && <AccountForm licitacao={licitacao} opened={accountOpened} close={account.close} />}
    </>
  );
}
