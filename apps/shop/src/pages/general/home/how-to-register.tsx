import { href } from '@yaoji/routes';
import { Button, Card, Link } from '@yaoji/ui';

/** For visitors of a shop without banners. */
export default function HowToRegister() {
  return (
    <Card title="药店、诊所注册后看价采购" padding="medium">
      <ol>
        <li>手机号注册，填写企业资料</li>
        <li>上传营业执照、许可证的照片</li>
        <li>审核通过，签电子合同后下单</li>
      </ol>
      <Button href={href('register_step1')}>免费注册</Button> <Link href={href('login')}>已有账号，登录</Link>
    </Card>
  );
}
