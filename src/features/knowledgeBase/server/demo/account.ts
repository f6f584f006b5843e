import { toHtml } from './html.ts';
import type { DemoCategory } from './kinds.ts';

export const account: DemoCategory = {
  slug: 'conta-e-seguranca',
  title: 'Conta e segurança',
  description: 'Senha, verificação em duas etapas, permissões e o registro do que foi feito.',
  drawing: 'account',
  lists: [
    {
      key: 'own',
      title: 'Sua conta',
      icon: 'user',
      icon_color: 'text-primary',
      articles: [
        {
          slug: 'verificacao-em-duas-etapas',
          title: 'Como ativo a verificação em duas etapas?',
          html: toHtml(`
Com ela, a senha sozinha não basta para entrar: é preciso também um código que o seu celular gera e que muda a cada trinta segundos.

1. Abra **Configurações da conta**, na parte de segurança.
2. Confirme a senha e escaneie o código com um aplicativo autenticador.
3. Digite o código que o aplicativo mostra.
4. Guarde os **códigos de recuperação** fora do celular.

Cada código de recuperação vale uma vez. Se você trocar de aparelho, desative a verificação antes ou entre com um deles. Sem celular e sem códigos, peça a um administrador que remova a segunda etapa da sua conta; isso fica no registro de atividades.`),
        },
        {
          slug: 'aparencia-e-atalhos',
          title: 'Como mudo a aparência e uso os atalhos de teclado?',
          html: toHtml(`
No menu da sua conta, **Aparência** reúne as escolhas: claro, escuro ou conforme o sistema, largura, posição do menu, direção da leitura. Elas ficam guardadas neste navegador.

## Atalhos

Pressione **?** em qualquer tela para ver os que valem ali. Alguns valem sempre:

- **Ctrl+K** (no Mac, ⌘K) abre a busca em tudo, que também executa comandos;
- **/** leva à busca da lista;
- **J** e **K** descem e sobem pelas linhas, **Enter** abre;
- **Z** desfaz enquanto o aviso oferece.

Se você dita textos ou se as letras acionam algo sem querer, desative os atalhos de uma só letra na mesma janela. Setas, Home, End e Enter continuam.`),
        },
      ],
    },
    {
      key: 'permissions',
      title: 'Permissões',
      icon: 'lock',
      icon_color: 'text-danger',
      articles: [
        {
          slug: 'quem-pode-o-que',
          title: 'Quem pode fazer o quê?',
          html: toHtml(`
Há, em resumo, dois tipos de conta.

**Todos os usuários** leem licitações, projetos de lei e páginas de ajuda e alteram o que é seu: e-mail, conversas, tarefas, pedidos, favoritos, configurações e o que acompanham.

**Administradores** também cuidam dos usuários, enviam arquivos, excluem licitações, editam a loja, o blog e esta base de conhecimento e consultam o registro de atividades.

O servidor decide a cada requisição; esconder um botão nunca é a única barreira. O que é de outra pessoa é tratado como se não existisse.

O menu mostra só o que a sua conta alcança. Se um colega envia um endereço que você não pode abrir, a tela diz com que conta você entrou e a quem pedir acesso.`),
        },
      ],
    },
    {
      key: 'log',
      title: 'Registro',
      icon: 'shield',
      icon_color: 'text-success',
      articles: [
        {
          slug: 'registro-de-atividades',
          title: 'O que fica no registro de atividades?',
          html: toHtml(`
O registro guarda o que diz respeito à segurança e à administração: acessos e tentativas recusadas, senhas trocadas, contas criadas ou desativadas, licitações excluídas e restauradas, importações, e o que se editou em páginas como esta. Cada linha diz quem, o quê, quando e de que endereço.

Ele só cresce: ninguém edita nem apaga uma linha, e as antigas só saem ao fim do prazo de retenção da instalação. Exportar o registro também é registrado.

Só administradores o consultam, em **Registro de atividades**. Os filtros ficam no endereço, de modo que uma consulta pode ser enviada a outro administrador. O conteúdo de e-mails e conversas nunca entra nele.`),
        },
      ],
    },
  ],
};
