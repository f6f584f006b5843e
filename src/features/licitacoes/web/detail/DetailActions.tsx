import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBraces,
  IconBuildingBank,
  IconDots,
  IconExternalLink,
  IconFileDescription,
  IconLink,
  IconPrinter,
  IconSquarePlus,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { SourceRecord } from '#kit/web/page/SourceRecord.tsx';
import type { Search } from '#kit/web/search/search.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { isSafeLink } from '#kit/web/text/safeLink.ts';
import type { licitacoes } from '../../contract.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import { useRemove } from '../useRemove.ts';
import { AccountForm } from './AccountForm.tsx';

type DetailActionsProps = { licitacao: LicitacaoDetail; search: Search<typeof licitacoes.list.query> };

/** Actions on a notice: open its source, print it, and for admins view the record or remove it. */
export function DetailActions({ licitacao, search }: DetailActionsProps) {
  const t = useTexts('licitacoes');
  const label = useLabels(licitacaoFields);
  const administrates = useMay(needs.administers);
  const [recordOpened, record] = useDisclosure(false);
  const [accountOpened, account] = useDisclosure(false);
  const remove = useRemove(licitacao, search);
  const { id, link_pncp, link_origem, link_processo } = licitacao;
  const links = [
    { href: link_origem, label: t('detail.source'), Icon: IconExternalLink },
    { href: link_pncp, label: t('detail.portal'), Icon: IconExternalLink },
    { href: link_processo, label: label('link_processo'), Icon: IconFileDescription },
  ].filter(({ href }) => isSafeLink(href));
  const [first, ...others] = links;
  const copyAddress = () => copyText(`${location.origin}/apps/invoice/preview/${id}`, t('detail.copied'));
  return (
    <>
      {first && (
        <Button
          component="a"
          className={detail.source}
          href={first.href ?? ''}
          target="_blank"
          rel="noopener noreferrer"
          variant="light"
          leftSection={<first.Icon size={18} aria-hidden />}
        >
          {first.label}
        </Button>
      )}
      <ActionIcon
        visibleFrom="sm"
        variant="default"
        size={36}
        aria-label={t('detail.print')}
        title={t('detail.print')}
        onClick={() => window.print()}
      >
        <IconPrinter size={18} />
      </ActionIcon>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('detail.more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ href, label, Icon }) => (
            <Menu.Item
              key={label}
              component="a"
              href={href ?? ''}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<Icon size={16} aria-hidden />}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Item hiddenFrom="sm" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('detail.print')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconSquarePlus size={16} aria-hidden />}
            renderRoot={(props) => <Link to="/apps/todo" search={{ task: 'new', thing: `licitacao:${id}` }} {...props} />}
          >
            {t('detail.newTask')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={copyAddress}>
            {t('detail.copy')}
          </Menu.Item>
          {administrates && (
            <>
              <Menu.Item leftSection={<IconBuildingBank size={16} aria-hidden />} onClick={account.open}>
                {t('payment.edit')}
              </Menu.Item>
              <Menu.Item leftSection={<IconBraces size={16} aria-hidden />} onClick={record.open}>
                {t('record.open')}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
                {t('remove.action')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {administrates && <AccountForm licitacao={licitacao} opened={accountOpened} close={account.close} />}
      {administrates && (
        <SourceRecord
          record={calls.showRecord.query({ params: { id } })}
          words={{ title: t('record.title'), copy: t('record.copy'), copied: t('record.copied') }}
          opened={recordOpened}
          close={record.close}
        />
      )}
    </>
  );
}
