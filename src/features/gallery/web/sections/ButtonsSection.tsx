import { ActionIcon, Button, Group, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconDownload, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Sample } from '../Sample.tsx';

export function ButtonsSection() {
  const t = useTexts('gallery');
  const kit = useTexts('kit');
  const common = useTexts('common');
  return (
    <>
      <Sample title={t('buttons.main')} when={t('buttons.mainWhen')}>
        <Group gap="8px 16px">
          <Button variant="default">{t('buttons.skip')}</Button>
          <Button>{kit('form.save')}</Button>
        </Group>
      </Sample>
      <Sample title={t('buttons.other')} when={t('buttons.otherWhen')}>
        <Group gap="8px 16px">
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            {common('list.export')}
          </Button>
          <Button variant="light">{t('buttons.details')}</Button>
          <Button variant="subtle">{t('buttons.skip')}</Button>
        </Group>
      </Sample>
      <Sample title={t('buttons.danger')} when={t('buttons.dangerWhen')}>
        <Group gap="8px 16px">
          <Button color="danger" leftSection={<IconTrash size={18} aria-hidden />}>
            {common('word.delete')}
          </Button>
          <Button color="danger" variant="light">
            {common('word.delete')}
          </Button>
        </Group>
      </Sample>
      <Sample title={t('buttons.waiting')} when={t('buttons.waitingWhen')}>
        <Group gap="8px 16px">
          <Button loading aria-label={t('buttons.saving')}>
            {kit('form.save')}
          </Button>
          <Button disabled>{kit('form.save')}</Button>
        </Group>
      </Sample>
      <Sample title={t('buttons.icon')} when={t('buttons.iconWhen')}>
        <Group gap="8px 16px">
          <Tooltip label={common('list.export')}>
            <ActionIcon size={44} color="gray" aria-label={common('list.export')}>
              <IconDownload size={20} />
            </ActionIcon>
          </Tooltip>
          <Menu>
            <Menu.Target>
              <ActionIcon size={44} variant="default" aria-label={common('detail.more')}>
                <IconDots size={20} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconDownload size={18} aria-hidden />}>{common('list.export')}</Menu.Item>
              <Menu.Item color="danger" leftSection={<IconTrash size={18} aria-hidden />}>
                {common('word.delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Sample>
      <Sample title={t('buttons.link')} when={t('buttons.linkWhen')}>
        <Group gap="8px 16px">
          <Button variant="light" renderRoot={(props) => <Link to="/apps/invoice" {...props} />}>
            {t('buttons.toNotices')}
          </Button>
          <Link to="/apps/invoice">{t('buttons.toNotices')}</Link>
        </Group>
      </Sample>
    </>
  );
}
