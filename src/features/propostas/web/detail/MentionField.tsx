import { Combobox, Group, Textarea, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { limits, type Pessoa, type PropostaDetail } from '../../entities.ts';
import { typedMention } from '../../mentions.ts';
import { calls } from '../calls.ts';

type Field = {
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
};

/** Debounce of the search, in milliseconds. */
const typingPause = 200;

/** A text in which an @ offers the people who see the offer. */
export function MentionField({ proposta, field }: { proposta: PropostaDetail; field: Field }) {
  const t = useTexts('propostas');
  const area = useRef<HTMLTextAreaElement>(null);
  const combobox = useCombobox();
  const [typed, setTyped] = useState<string | null>(null);
  const people = usePeople(proposta, typed);
  const look = (target: HTMLTextAreaElement) => {
    const name = typedMention(target.value, target.selectionStart);
    setTyped(name);
    if (name === null) combobox.closeDropdown();
    else combobox.openDropdown();
  };
  const choose = (username: string) => {
    const node = area.current;
    if (!node) return;
    const caret = node.selectionStart;
    const begin = caret - (typed ?? '').length;
    // Through the browser, so that its undo still works and React hears of the change.
    node.setSelectionRange(begin, caret);
    node.setRangeText(`${username} `, begin, caret, 'end');
    node.dispatchEvent(new Event('input', { bubbles: true }));
    setTyped(null);
    combobox.closeDropdown();
  };
  const isOpen = combobox.dropdownOpened && people.length > 0;
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target withAriaAttributes={isOpen}>
        <Textarea
          ref={area}
          w="100%"
          label={t('comment.label')}
          description={t('comment.hint')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={limits.comentario}
          {...field}
          onChange={(event) => {
            field.onChange(event);
            look(event.currentTarget);
            combobox.selectFirstOption();
          }}
          onKeyDown={(event) => {
            if (isOpen && event.key === 'Escape') event.stopPropagation();
            if (isOpen && (event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              const [first] = people;
              const selected = document.querySelector<HTMLElement>('[data-mention][data-combobox-selected]')?.dataset.mention;
              const username = selected ?? first?.username;
              if (username) choose(username);
              return;
            }
            field.onKeyDown(event);
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={t('comment.people')}>
          {people.map(({ id, username, fullName, avatar }) => (
            <Combobox.Option key={id} value={username} data-mention={username}>
              <Group component="span" gap="xs" wrap="nowrap">
                <Avatar name={fullName} src={avatar} size={24} />
                {fullName}
                <span className={textStyles.minor}>@{username}</span>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The people who see the offer and whose name begins like the typed one. */
function usePeople({ dono, responsavel, acesso }: PropostaDetail, typed: string | null): Pessoa[] {
  const [q] = useDebouncedValue(typed ?? '', typingPause);
  const seesAll = acesso.escritorio !== null;
  const query = useQuery({
    ...calls.people.query({ query: { q } }),
    enabled: seesAll && typed !== null,
    placeholderData: keepPreviousData,
  });
  if (typed === null) return [];
  if (seesAll) return query.data?.pessoas ?? [];
  const known = [dono, responsavel, ...acesso.pessoas.map(({ pessoa }) => pessoa)].filter((one) => one !== null);
  const text = typed.toLocaleLowerCase();
  return [...new Map(known.map((one) => [one.id, one])).values()].filter(
    ({ username, fullName }) => username.toLocaleLowerCase().startsWith(text) || fullName.toLocaleLowerCase().includes(text),
  );
}
