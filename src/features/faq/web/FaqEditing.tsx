import { ActionIcon, Button, Flex, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { neighbourOf } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SortList } from '#kit/web/order/SortList.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { FaqGroup, FaqQuestion } from '../contract.ts';
import classes from './Faq.module.css';
import { faqSearch } from './faqSearch.ts';
import { GroupDrawer } from './GroupDrawer.tsx';
import { QuestionDrawer } from './QuestionDrawer.tsx';
import { useFaqChanges } from './useFaqChanges.ts';

type Edited = { group: FaqGroup } | { question: FaqQuestion | undefined };

/** The groups and questions for admins: edited in a drawer, ordered by drag handles. */
export function FaqEditing({ groups, open }: { groups: readonly FaqGroup[]; open: FaqGroup }) {
  const t = useTexts('faq');
  const { set } = useListState(faqSearch);
  const changes = useFaqChanges();
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  const words = {
    handle: (name: string) => t('edit.move', { name }),
    moved: (name: string, place: number) => t('edit.moved', { name, place }),
  };
  return (
    <div className={classes.columns}>
      <SortList label={t('groups')} items={groups} nameOf={({ title }) => title} words={words} order={changes.orderGroups}>
        {(group) => (
          <>
            <button
              type="button"
              className={classes.name}
              aria-current={group.key === open.key ? 'true' : undefined}
              onClick={() => set({ grupo: group.key, pergunta: undefined }, { replace: true })}
            >
              {group.title}
            </button>
            <ActionIcon size={44} color="gray" aria-label={t('edit.editNamed', { name: group.title })} onClick={() => setEdited({ group })}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          </>
        )}
      </SortList>
      <section aria-label={open.title}>
        <Flex component="header" wrap="wrap" gap="md" align="center" justify="space-between" mb="md">
          <Title order={2}>{open.title}</Title>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited({ question: undefined })}>
            {t('edit.add')}
          </Button>
        </Flex>
        <SortList
          label={open.title}
          items={open.questions}
          nameOf={({ question }) => question}
          words={words}
          order={(ids) => changes.orderQuestions(open.id, ids)}
        >
          {(question) => (
            <>
              <span>{question.question}</span>
              <ActionIcon
                size={44}
                color="gray"
                aria-label={t('edit.editNamed', { name: question.question })}
                onClick={() => setEdited({ question })}
              >
                <IconPencil size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={44}
                color="gray"
                aria-label={t('edit.remove', { name: question.question })}
                data-remove
                onClick={async (event) => {
                  const next = neighbourOf(event.currentTarget.closest('li'), '[data-remove]');
                  if (await changes.remove(question)) next?.focus();
                }}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            </>
          )}
        </SortList>
      </section>
      {edited && 'question' in edited && <QuestionDrawer question={edited.question} groups={groups} group={open.key} close={close} />}
      {edited && 'group' in edited && <GroupDrawer group={edited.group} close={close} />}
    </div>
  );
}
