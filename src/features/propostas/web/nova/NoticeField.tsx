import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import type { Static } from '#kit/schema.ts';
import { SearchedField } from '#kit/web/form/SearchedField.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import textStyles from '#kit/web/text/text.module.css';
import { whileTyping } from '#kit/whileTyping.ts';
import classes from './Nova.module.css';

const notices = api('licitacoes', { list: licitacoes.list });
const FOUND = 8;

export type FoundNotice = Static<typeof licitacoes.list.reply>['licitacoes'][number];

type NoticeFieldProps = { value: FoundNotice | null; choose: (notice: FoundNotice) => void };

/** Chooses a notice by number, body or object; before anything is typed, of those whose session comes next. */
export function NoticeField({ value, choose }: NoticeFieldProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  return (
    <SearchedField
      autoFocus
      label={t('field.edital')}
      placeholder={t('list.search')}
      none={t('nova.none')}
      maxLength={200}
      value={value}
      nameOf={nomeDaLicitacao}
      choose={choose}
      queryKey={notices.list.key()}
      find={async (q, signal) => {
        const query = {
          ...(q === '' ? { status: ['aberta' as const] } : { q: whileTyping(q) }),
          sort: 'proximas' as const,
          perPage: FOUND,
        };
        return (await notices.list.send({ query }, { signal })).licitacoes;
      }}
      option={(notice) => {
        const session = notice.encerramento ?? notice.abertura;
        return (
          <span className={classes.option}>
            <span>
              {nomeDaLicitacao(notice)} · {notice.orgao}
            </span>
            <span className={`${textStyles.second} ${classes.object}`}>{notice.objeto}</span>
            <span className={textStyles.second}>{session ? t('sessao.is', { when: format.dateTime(session) }) : t('sessao.none')}</span>
          </span>
        );
      }}
    />
  );
}
