import { toHtml } from './html.ts';
import type { DemoCategory } from './kinds.ts';

export const together: DemoCategory = {
  slug: 'trabalho-em-equipe',
  title: 'Trabalho em equipe',
  description: 'Tarefas, e-mail, conversas e o calendário que a equipe divide.',
  drawing: 'together',
  lists: [
    {
      key: 'tasks',
      title: 'Tarefas',
      icon: 'check-square',
      icon_color: 'text-primary',
      articles: [
        {
          slug: 'dar-uma-tarefa',
          title: 'Como atribuo uma tarefa a um colega?',
          html: toHtml(`
Em **Tarefas**, crie uma nova, escreva o que há a fazer e escolha a pessoa no campo de responsável. Ela recebe uma notificação e passa a ver a tarefa na lista dela. Quem ainda não tem conta pode ser anotado pelo nome.

## Vincular a uma licitação

Na página de uma licitação ou de um projeto de lei há o quadro de tarefas: o que nasce ali já fica vinculado. Quem abre a tarefa chega à licitação com um clique, e quem abre a licitação vê o que falta fazer.

## Prazos

Uma tarefa com data aparece também no calendário. Atrasada, ela conta no número ao lado do menu. Quem recebeu pode devolvê-la: ela volta a quem a criou, que decide o que fazer.`),
        },
        {
          slug: 'ordem-das-tarefas',
          title: 'Como organizo as tarefas na minha ordem?',
          html: toHtml(`
Cada pessoa tem a sua ordem; a dos colegas não muda. Segure a alça à esquerda de uma tarefa e arraste-a. Pelo teclado: leve o foco à alça, pressione **espaço**, mova com as **setas** e pressione espaço outra vez; **Esc** cancela.

A ordem personalizada vale na visão padrão. Se você ordenou por título, responsável ou data, volte à ordem personalizada para arrastar.

Para mudar várias tarefas de uma vez, selecione-as: a barra que aparece conclui, marca como importante ou exclui todas. Tudo o que ela faz pode ser desfeito pelo aviso que surge em seguida, ou com a tecla Z enquanto o aviso estiver na tela.`),
        },
      ],
    },
    {
      key: 'mail',
      title: 'E-mail e conversas',
      icon: 'mail',
      icon_color: 'text-info',
      articles: [
        {
          slug: 'email-ou-conversa',
          title: 'Quando usar e-mail e quando usar conversa?',
          html: toHtml(`
Os dois ficam dentro do Certame; servem a coisas diferentes.

Use o **e-mail** para o que precisa de assunto, anexos, cópia para várias pessoas ou de uma resposta que alguém vai procurar daqui a meses. Mensagens podem ser agendadas, organizadas com marcadores e buscadas pelo assunto. Se a instalação tiver servidor de e-mail, também chegam a quem está fora.

Use as **conversas** para perguntas curtas entre duas pessoas. Você vê quando a mensagem foi vista e quando o outro está escrevendo.

Nos dois, escreva o número de uma licitação para que o colega a encontre pela busca. Decisões que vão para o processo devem estar nele: nem um nem outro substitui os autos.`),
        },
        {
          slug: 'desfazer-um-envio',
          title: 'Enviei um e-mail por engano. Dá para desfazer?',
          html: toHtml(`
Por alguns segundos depois do envio o aviso na tela oferece **Desfazer**: a mensagem volta a ser rascunho, com destinatários e anexos. Passado esse tempo, ela já está nas caixas dos colegas e não pode ser recolhida.

## Rascunhos

Tudo o que você escreve é guardado enquanto digita. Se o navegador fechar, o texto está em **Rascunhos**. Aberto em duas janelas, o rascunho avisa quando a outra o mudou, para que nenhuma apague o que a outra escreveu.

## Agendar

Em vez de enviar, escolha **Agendar** e um horário. Até lá a mensagem é um rascunho que espera, e o envio pode ser cancelado.`),
          isDraft: true,
        },
      ],
    },
    {
      key: 'events',
      title: 'Calendário',
      icon: 'calendar',
      icon_color: 'text-warning',
      articles: [
        {
          slug: 'eventos-e-datas',
          title: 'O que aparece no calendário?',
          html: toHtml(`
Duas coisas se juntam ali. Os **eventos** são seus: reuniões, visitas técnicas, lembretes, com convidados se você quiser. As **datas** vêm de outros lugares e não se editam no calendário: sessões e prazos das licitações que você acompanha, andamentos de projetos de lei, tarefas com prazo e vencimentos.

Use as caixas ao lado para mostrar ou esconder cada categoria. Uma licitação muda de categoria sozinha quando o status muda.

## Convites

Quem você convida para um evento recebe uma notificação e pode recusar o convite. O convite e a resposta ficam no evento.

Clique numa data para abrir a licitação ou a tarefa a que ela pertence: é lá que a informação está completa.`),
        },
      ],
    },
  ],
};
