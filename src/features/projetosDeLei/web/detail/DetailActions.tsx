import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBraces, IconDots, IconExternalLink, IconFileDescription, IconLink, IconPrinter, IconSquarePlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { SourceRecord } from '#kit/web/page/SourceRecord.tsx';
import { copyText } from '#kit/web/text/copyText.ts';
import { isSafeLink } from '#kit/web/text/safeLink.ts';
import type { ProjetoDetail } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { calls } from '../calls.ts';

/** Actions on a bill: read its full text, open it on the chamber's site, print it, and for admins view the record. */
export function DetailActions({ projeto: { id, casa, url, url_inteiro_teor } }: { projeto: ProjetoDetail }) {
  const t = useTexts('projetosDeLei');
  const label = useLabels(projetoFields);
  const administrates = useMay(needs.administers);
  const [recordOpened, record] = useDisclosure(false);
  const links = [
    { href: url_inteiro_teor, label: label('url_inteiro_teor'), Icon: IconFileDescription, variant: 'light' },
    { href: url, label: t(`detail.source.${casa}`), Icon: IconExternalLink, variant: 'default' },
  ].filter(({ href }) => isSafeLink(href));
  const copyAddress = () => copyText(`${location.origin}/projetos-de-lei/${id}`, t('detail.copied'));
  return (
    <>
      {links.map(({ href, label, Icon, variant }, place) => (
        <Button
          key={label}
          component="a"
          className={detail.source}
          visibleFrom={place > 0 ? 'sm' : undefined}
          href={href ?? ''}
          target="_blank"
          rel="noopener noreferrer"
          variant={variant}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {label}
        </Button>
      ))}
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
          {links.slice(1).map(({ href, label, Icon }) => (
            <Menu.Item
              key={label}
              hiddenFrom="sm"
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
            renderRoot={(props) => <Link to="/apps/todo" search={{ task: 'new', thing: `projeto:${id}` }} {...props} />}
          >
            {t('detail.newTask')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={copyAddress}>
            {t('detail.copy')}
          </Menu.Item>
          {administrates && (
            <Menu.Item leftSection={<IconBraces size={16} aria-hidden />} onClick={record.open}>
              {t('record.open')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
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
