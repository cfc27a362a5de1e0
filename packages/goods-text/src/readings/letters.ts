/**
 * Characters of product names with several readings, of which people type any. The word's reading comes first if known;
 * these are searched as well.
 */
const list = `
阿 a e
重 chong zhong
长 chang zhang
乐 le yue
降 jiang xiang
参 shen can
蛤 ge ha
术 zhu shu
壳 ke qiao
薄 bo bao
柏 bai bo
调 tiao diao
藏 zang cang
露 lu lou
桔 jie ju
枸 gou ju
没 mei mo
血 xue xie
朴 po pu
粘 zhan nian
莞 guan wan
曲 qu
单 dan shan
行 xing hang
仔 zi zai
咯 ka luo
骨 gu
咽 yan ye
炮 pao bao
芥 jie gai
荠 ji qi
核 he hu
蔓 man wan
茄 qie jia
大 da dai
便 bian pian
和 he huo
省 sheng xing
癌 ai yan
尿 niao sui
给 gei ji
杷 pa ba
膝 xi qi
莎 sha suo
檗 bo bi
柠 ning
檬 meng
蒌 lou
楼 lou
棱 leng ling
蝥 mao
蟆 ma
苎 zhu
亳 bo hao
荨 xun qian
豉 chi shi
葚 shen ren
椹 shen zhen
绿 lv lu
氯 lv lu
铝 lv lu
女 nv nu
驴 lv lu
滤 lv lu
衄 nv nu
榈 lv lu
率 lv shuai
虑 lv lu
疟 nve nue
略 lve lue
掠 lve lue
`;

/** Characters with all their readings. */
export const letters: ReadonlyMap<string, readonly string[]> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [letter = '', ...readings] = line.split(' ');
      return [letter, readings] as const;
    }),
);
