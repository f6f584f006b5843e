import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuildingBank, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import type { DetailLink } from '#kit/web/detail/DetailActions.tsx';
import { DetailMenu } from '#kit/web/detail/DetailMenu.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { listSearch } from '../list/listSearch.ts';
import { useRemove } from '../removal/useRemove.ts';
import { AccountForm } from './AccountForm.tsx';

type NoticeMenuProps = AnchoredProps & { links: readonly DetailLink[]; licitacao: LicitacaoDetail; search: Search<typeof listSearch> };

/** The menu of a notice; admins can also change the bank account and remove the notice. */
export function NoticeMenu({ anchor, links, licitacao, search }: NoticeMenuProps) {
  const tPayment = useTexts('payment');
  const common = useTexts('common');
  const administrates = useMay(needs.administers);
  const [accountOpened, account] = useDisclosure(false);
  const remove = useRemove(licitacao, search);
  const { id } = licitacao;
  return (
    <>
      <DetailMenu
        anchor={anchor}
        links={links}
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
      </DetailMenu>
      {administrates && <AccountForm licitacao={licitacao} opened={accountOpened} close={account.close} />}
    </>
  );
}
