/**
 * Spellings of one herb or word, the pharmacopoeia's last. Sources: Pharmacopoeia of the People's Republic of China
 * 2020, volume I (names of herbs); the list of variant characters 第一批异体字整理表 (1955); common mistakes in wholesalers'
 * lists.
 */
const words = `
白芨 白及
黄耆 黄蓍 黄芪
黄蘗 黄檗 黄柏
黄岑 黄芩
山查 山楂
山萘 山奈 山柰
桔红 橘红
桔络 橘络
桔核 橘核
陈桔皮 陈橘皮
栝楼 栝蒌 括楼 括蒌 瓜蒌
瓜萎 瓜蒌
白藓皮 白癣皮 白鲜皮
鸡血滕 鸡血藤
兔丝子 莬丝子 菟丝子
石苇 石韦
石羔 石膏
芒消 芒硝
朴消 朴硝
香茹 香薷
紫苑 紫菀
豆寇 豆蔻
肉从蓉 肉丛蓉 肉苁蓉
梹榔 槟榔
葫芦巴 胡芦巴
防已 防己
茯芩 伏苓 茯苓
猪芩 猪苓
连召 连翘
莱服子 莱菔子
蝉退 蝉蜕
蛇退 蛇蜕
桑椹 桑葚
辛荑 辛夷
牛旁子 牛蒡子
桔更 桔梗
射香 麝香
真珠 珍珠
钓藤 勾藤 钩籐 钩藤
山茱芋 山茱萸
吴茱芋 吴茱萸
牛夕 牛膝
姜蚕 僵蚕
川楝籽 川楝子
五味籽 五味子
枸杞籽 枸杞子
车前籽 车前子
密蒙花 蜜蒙花 密蒙花
番泄叶 番泻叶
补骨指 补骨脂
白芥籽 白芥子
砂苑子 沙苑子
沙宛子 沙苑子
葛跟 葛根
麦门东 麦门冬
天门东 天门冬
鳖鱼甲 鳖甲
穿三甲 穿山甲
血蝎 血竭
豨签草 希莶草 豨莶草
络石籐 络石藤
首乌籐 首乌藤
夜交籐 夜交藤
青风籐 青风藤
海风籐 海风藤
雷公籐 雷公藤
草菓 草果
罗汉菓 罗汉果
霍香 藿香
旋复花 旋覆花
复盆子 覆盆子
佩蓝 佩兰
泽夕 泽舄 泽泻
川穹 川芎
淡竹页 淡竹叶
侧柏页 侧柏叶
蒲公荚 蒲公英
浦公英 蒲公英
紫花地叮 紫花地丁
薏米仁 薏苡仁
法半下 法半夏
姜半下 姜半夏
酸枣人 酸枣仁
柏子人 柏子仁
火麻人 火麻仁
郁李人 郁李仁
桅子 栀子
水牛脚 水牛角
天花份 天花粉
车钱子 车前子
冬虫夏艹 冬虫夏草
石解 石斛
铁皮石解 铁皮石斛
芽胞 芽孢
三柒 三七
田柒 田七
`;

export const wordVariants: ReadonlyMap<string, string> = new Map(
  words
    .trim()
    .split('\n')
    .flatMap((line) => {
      const spellings = line.split(' ');
      const usual = spellings.at(-1) ?? '';
      return spellings.filter((each) => each !== usual).map((each) => [each, usual] as const);
    }),
);

/** Characters missing from the list of traditional ones. */
export const characterVariants: ReadonlyMap<string, string> = new Map(
  [...'蔘参葠参蓡参菓果麴曲麯曲痺痹籐藤薓参葯药朮术藥药癥症裏里綫线甙苷'].flatMap((character, index, all) => {
    const usual = all[index + 1];
    return index % 2 === 0 && usual !== undefined && usual !== character ? [[character, usual] as const] : [];
  }),
);
