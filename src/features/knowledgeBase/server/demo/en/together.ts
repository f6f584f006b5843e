import type { DemoTexts } from '../kinds.ts';

export const together: DemoTexts = {
  title: 'Working as a team',
  description: 'Tasks, email, chats and the calendar that the team shares.',
  lists: {
    tasks: 'Tasks',
    mail: 'Email and chat',
    events: 'Calendar',
  },
  articles: {
    'dar-uma-tarefa': [
      'How do I give a colleague a task?',
      `
In **Tasks**, create a new one, write what is to be done and choose the person as assignee. They are notified and see the task in their list. Someone who has no account yet can be noted by name.

## Link it to a notice

The page of a notice or a bill has a panel of tasks: what is created there is linked from the start. From the task you reach the notice with one click, and on the notice you see what is still to be done.

## Due dates

A task with a date also appears in the calendar. Once overdue, it counts in the figure beside the menu. The assignee can return it: it goes back to the person who created it, who decides what to do.`,
    ],
    'ordem-das-tarefas': [
      'How do I put tasks in my own order?',
      `
Everyone has an order of their own; your colleagues’ order does not change. Hold the handle to the left of a task and drag it. With the keyboard: move the focus to the handle, press **space**, move with the **arrow keys** and press space again; **Esc** cancels.

Your own order applies in the default view. If you sorted by title, assignee or date, go back to the custom order to drag.

To change several tasks at once, select them: the bar that appears completes them, marks them as important or deletes them all. Everything it does can be undone from the message that follows, or with the Z key while the message is on the screen.`,
    ],
    'email-ou-conversa': [
      'When should I use email, and when chat?',
      `
Both stay within Certame; they serve different purposes.

Use **email** for what needs a subject, attachments, several recipients, or an answer that someone will look for months from now. Messages can be scheduled, labelled and found by their subject. If the installation has a mail server, they also reach people outside.

Use **chat** for short questions between two people. You see when a message was read and when the other person is typing.

In both, write the number of a notice so that your colleague can find it with the search. Decisions that belong in the file have to be recorded there: neither of the two replaces the official record.`,
    ],
    'desfazer-um-envio': [
      'I sent an email by mistake. Can I undo it?',
      `
For a few seconds after sending, the message on the screen offers **Undo**: the email becomes a draft again, with recipients and attachments. After that it is in your colleagues’ inboxes and cannot be recalled.

## Drafts

Everything you write is saved as you type. If the browser closes, the text is in **Drafts**. Open in two windows, a draft tells you when the other one has changed it, so that neither erases what the other wrote.

## Scheduling

Instead of sending, choose **Schedule** and a time. Until then the message is a draft that waits, and sending can be cancelled.`,
    ],
    'eventos-e-datas': [
      'What appears in the calendar?',
      `
Two things come together there. **Events** are yours: meetings, site visits, reminders, with guests if you like. **Dates** come from elsewhere and are not edited in the calendar: sessions and deadlines of the notices you follow, steps of bills, tasks with a due date and other due dates.

Use the boxes at the side to show or hide each category. A notice changes category by itself when its status changes.

## Invitations

Anyone you invite to an event is notified and can decline. The invitation and the answer stay with the event.

Click a date to open the notice or the task it belongs to: that is where the full information is.`,
    ],
  },
};
