import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { Pessoa, PropostaDetail } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useVersioned } from '../conflict.tsx';
import { PersonField } from '../PersonField.tsx';
import classes from './Proposta.module.css';

/** Who is responsible, and who sees the offer. */
export function Access({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  const { id, version, responsavel, dono, acesso, papel } = proposta;
  const { mutate } = useMutation({
    mutationKey: ['propostas', 'responsavel'],
    meta: { handlesFailure: true },
    mutationFn: (person: Pessoa) =>
      send(version, (current) => calls.update.send({ params: { id }, body: { version: current, responsavel: person.id } })),
    onError: toast.failure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  // Being responsible gives access, and only the owner shares.
  const seeing = [dono, responsavel, ...acesso.pessoas.map(({ pessoa }) => pessoa)].filter((person) => person !== null);
  const among = papel === 'editor' && !acesso.escritorio ? [...new Map(seeing.map((person) => [person.id, person])).values()] : undefined;
  return (
    <DetailCard title={t('access.title')}>
      {papel === 'leitor' ? (
        <p>{responsavel?.fullName ?? t('access.nobody')}</p>
      ) : (
        <PersonField
          label={t('field.responsavel')}
          value={responsavel}
          among={among}
          choose={(person) => person.id !== responsavel?.id && mutate(person)}
        />
      )}
      <p className={`${textStyles.minor} ${classes.who}`}>
        {acesso.escritorio
          ? t(acesso.escritorio === 'editor' ? 'access.officeEdits' : 'access.officeReads')
          : t(acesso.pessoas.length > 0 ? 'access.named' : 'access.private')}
      </p>
      <ul className={classes.people}>
        {dono && <Person person={dono} role={t('papel.dono')} />}
        {acesso.pessoas.map(({ pessoa, papel: role }) => (
          <Person key={pessoa.id} person={pessoa} role={t(`papel.${role}`)} />
        ))}
      </ul>
      {dialog}
    </DetailCard>
  );
}

function Person({ person: { fullName, avatar }, role }: { person: Pessoa; role: string }) {
  return (
    <li>
      <Avatar name={fullName} src={avatar} size={28} />
      <span className={textStyles.oneLine}>{fullName}</span>
      <span className={textStyles.minor}>{role}</span>
    </li>
  );
}
