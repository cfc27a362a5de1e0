import type * as ui from '@yaoji/ui';

export type IconName = Extract<keyof typeof ui, `${string}Icon`>;

/** Meanings of each icon, and their pinyin by syllable. */
export const iconWords: Record<IconName, readonly [words: string, pinyin: string]> = {
  ArrowDownIcon: ['向下 降序', 'xiang xia jiang xu'],
  ArrowUpIcon: ['向上 升序', 'xiang shang sheng xu'],
  BellIcon: ['消息 提醒', 'xiao xi ti xing'],
  CardsIcon: ['大图 卡片', 'da tu ka pian'],
  CartIcon: ['购物车', 'gou wu che'],
  CheckIcon: ['勾选 完成', 'gou xuan wan cheng'],
  ChevronDownIcon: ['展开 下拉', 'zhan kai xia la'],
  ChevronLeftIcon: ['上一页 返回', 'shang yi ye fan hui'],
  ChevronRightIcon: ['下一页 更多', 'xia yi ye geng duo'],
  ChevronUpIcon: ['收起', 'shou qi'],
  CloseIcon: ['关闭', 'guan bi'],
  CopyIcon: ['复制', 'fu zhi'],
  CouponIcon: ['优惠券', 'you hui quan'],
  DocumentIcon: ['资质 证件', 'zi zhi zheng jian'],
  DownloadIcon: ['下载', 'xia zai'],
  EditIcon: ['编辑 修改', 'bian ji xiu gai'],
  ErrorIcon: ['错误 失败', 'cuo wu shi bai'],
  EyeIcon: ['显示密码 查看', 'xian shi mi ma cha kan'],
  EyeOffIcon: ['隐藏密码', 'yin cang mi ma'],
  FilterIcon: ['筛选', 'shai xuan'],
  GiftIcon: ['赠品 积分', 'zeng pin ji fen'],
  HeadsetIcon: ['客服', 'ke fu'],
  HomeIcon: ['首页', 'shou ye'],
  ImageIcon: ['图片 缺图', 'tu pian que tu'],
  InfoIcon: ['说明 提示', 'shuo ming ti shi'],
  ListIcon: ['列表', 'lie biao'],
  MenuIcon: ['菜单 分类', 'cai dan fen lei'],
  MinusIcon: ['减少', 'jian shao'],
  MoreIcon: ['更多', 'geng duo'],
  PauseIcon: ['暂停', 'zan ting'],
  PhoneIcon: ['手机 电话', 'shou ji dian hua'],
  PlayIcon: ['播放', 'bo fang'],
  PlusIcon: ['增加', 'zeng jia'],
  QrIcon: ['二维码', 'er wei ma'],
  ReceiptIcon: ['订单 票据', 'ding dan piao ju'],
  RefreshIcon: ['刷新 重试', 'shua xin chong shi'],
  ScanIcon: ['扫码', 'sao ma'],
  SearchIcon: ['搜索', 'sou suo'],
  ShieldIcon: ['安全 质量', 'an quan zhi liang'],
  StarFilledIcon: ['已收藏', 'yi shou cang'],
  StarIcon: ['收藏', 'shou cang'],
  StoreIcon: ['门店 药店', 'men dian yao dian'],
  SuccessIcon: ['成功', 'cheng gong'],
  TrashIcon: ['删除', 'shan chu'],
  TruckIcon: ['物流 配送', 'wu liu pei song'],
  UploadIcon: ['上传', 'shang chuan'],
  UserIcon: ['会员 账户', 'hui yuan zhang hu'],
  WalletIcon: ['钱包 余额', 'qian bao yu e'],
  WarningIcon: ['警告 注意', 'jing gao zhu yi'],
};

/** The icons whose English name, Chinese words, pinyin or initials contain a search text. */
export function findIcons(names: readonly IconName[], query: string): IconName[] {
  const asked = query.toLowerCase().replace(/\s/g, '');
  return names.filter((name) => {
    const [words, pinyin] = iconWords[name];
    const initials = pinyin.replace(/(\S)\S*\s?/g, '$1');
    return [name.toLowerCase(), words, pinyin.replaceAll(' ', ''), initials].some((text) => text.includes(asked));
  });
}
