// The screens of whoever is signed in, by the name of their component. Apart from their addresses, for the page on which one signs
// in needs those (to lead on to one afterwards), but neither the screens nor the names of their files.
import type { ComponentType } from 'react';

/** Each is what its file exports under that name. */
const named = <Screens extends { [Name in keyof Screens]: () => Promise<{ [Export in Name]: ComponentType }> }>(screens: Screens) =>
  screens;

export const screens = named({
  LicitacaoListRoute: () => import('./LicitacaoListRoute.tsx'),
  LicitacaoDetailRoute: () => import('./LicitacaoDetailRoute.tsx'),
  NoticeByHand: () => import('./NoticeByHand.tsx'),
  ImportarScreen: () => import('./ImportarScreen.tsx'),
  ProjetoListRoute: () => import('./ProjetoListRoute.tsx'),
  ProjetoDetailRoute: () => import('./ProjetoDetailRoute.tsx'),
  FollowRoute: () => import('./FollowRoute.tsx'),
  CalendarRoute: () => import('./CalendarRoute.tsx'),
  DnsRoute: () => import('./DnsRoute.tsx'),
  EmailRoute: () => import('./EmailRoute.tsx'),
  ChatScreen: () => import('#features/chat/web/ChatScreen.tsx'),
  TasksRoute: () => import('./TasksRoute.tsx'),
  UserList: () => import('#features/users/web/list/UserList.tsx'),
  UserScreen: () => import('./UserScreen.tsx'),
  UserEditScreen: () => import('./UserEditScreen.tsx'),
  AccountSettingsScreen: () => import('./AccountSettingsScreen.tsx'),
  AuditScreen: () => import('#features/audit/web/AuditScreen.tsx'),
  OutboxScreen: () => import('#features/outbox/web/OutboxScreen.tsx'),
  Profile: () => import('#features/profile/web/Profile.tsx'),
  AccessControl: () => import('./AccessControl.tsx'),
  Gallery: () => import('#features/gallery/web/Gallery.tsx'),
  OverviewRoute: () => import('./OverviewRoute.tsx'),
  AnalyticsRoute: () => import('./AnalyticsRoute.tsx'),
  CardsScreen: () => import('#features/cards/web/CardsScreen.tsx'),
  ShopScreen: () => import('#features/shop/web/catalogue/list/ShopScreen.tsx'),
  ProductScreen: () => import('#features/shop/web/catalogue/product/ProductScreen.tsx'),
  ProductEditScreen: () => import('#features/shop/web/catalogue/edit/ProductEditScreen.tsx'),
  WishlistScreen: () => import('#features/shop/web/catalogue/wishlist/WishlistScreen.tsx'),
  CheckoutRoute: () => import('./CheckoutRoute.tsx'),
  OrderList: () => import('#features/orders/web/OrderList.tsx'),
  OrderScreen: () => import('#features/orders/web/OrderScreen.tsx'),
  FaqScreen: () => import('#features/faq/web/FaqScreen.tsx'),
  KnowledgeBase: () => import('#features/knowledgeBase/web/KnowledgeBase.tsx'),
  KnowledgeCategory: () => import('#features/knowledgeBase/web/KnowledgeCategory.tsx'),
  KnowledgeQuestion: () => import('#features/knowledgeBase/web/KnowledgeQuestion.tsx'),
  PricingScreen: () => import('#features/pricing/web/PricingScreen.tsx'),
  BlogList: () => import('#features/blog/web/BlogList.tsx'),
  BlogPost: () => import('#features/blog/web/post/BlogPost.tsx'),
  BlogEdit: () => import('#features/blog/web/edit/BlogEdit.tsx'),
});
